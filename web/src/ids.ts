/** A fresh name for a request. Not crypto.randomUUID: that exists only over https, and people play over a household's http. */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
