"""The table: a server that hosts games behind the contract, keeps every pick, and shows each seat what it may know."""
