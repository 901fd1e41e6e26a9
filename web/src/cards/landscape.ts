/** A small landscape for every location: sky, two ridges made from its number, and one feature that tells the place apart. */

export type Mood = 'shire' | 'wood' | 'vale' | 'peak' | 'plain' | 'stone' | 'sea' | 'ash'

const FEATURES = {
  tower: 'M114 74V34h-4l2-7h4V20l4-10 4 10v7h4l2 7h-4v40z',
  twins: 'M88 74V34l-2-8 6-10 6 10-2 8v40zM144 74V34l-2-8 6-10 6 10-2 8v40zM96 74V56h48v18z',
  city: 'M70 76V62h100v14zM80 62V50h80v12zM90 50V39h60v11zM100 39V29h40v10zM111 29v-8h18v8zM117 21V6l3-4 3 4v15z',
  hall: 'M78 76V60l42-26 42 26v16h-14V62H92v14zM108 76V62h24v14zM76 60l44-28 44 28-3 3-41-26-41 26z',
  wall: 'M60 76V48h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v28zM92 48V26h6v-5h6v5h6v-5h6v5h4v22z',
  ships: 'M58 66h44l-7 9H66zM79 64V34l20 24zM77 62V38L64 58zM124 70h56l-9 10h-38zM151 68V28l26 32zM149 66V34l-17 28z',
  trees: 'M64 76V48c-9-4-9-20 0-30 9 10 9 26 0 30zM92 76V40c-11-5-11-22 0-34 11 12 11 29 0 34zM122 76V46c-10-5-10-20 0-32 10 12 10 27 0 32zM150 76V38c-11-5-11-22 0-34 11 12 11 29 0 34zM178 76V50c-9-4-9-20 0-30 9 10 9 26 0 30z',
  house: 'M72 76c4-26 22-38 48-38s44 12 48 38zM120 54a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM142 42v-12h7v15z',
  inn: 'M76 76V50h-5l27-20h44l27 20h-5v26h-16V60h-14v16zM98 60h10v10H98zM146 34V22h8v18zM176 46v30h-3V42h18v14h-15z',
  ferry: 'M60 62h70l-6 8H66zM84 62V46h22v16zM136 76V30h3v46zM138 34l-34 14v-2l34-14z',
  tents: 'M62 76l20-34 20 34zM82 40l-1-8h2zM96 76l26-46 26 46zM122 28l-1-10h2zM142 76l18-30 18 30zM160 44l-1-8h2z',
  ruin: 'M84 76V48l6-6v-8l8 4 6-6v20h14V40l8 6 4-8 6 6v32zM146 76V58l8-6 6 8v16z',
  ford: 'M40 72c20-8 32 4 52-2s34 4 54-2 36 4 56-2v14H40zM66 66V50h8v16zM106 64V46h8v18zM148 66V50h8v16zM188 62V48h7v14z',
  council: 'M84 76V36h-6v-6l42-20 42 20v6h-6v40h-8V42h-14v34h-8V42h-12v34h-8V42H92v34z',
  peak: 'M52 76l40-44 8 8 28-36 26 34 8-6 30 44zM128 10l-12 18 8-3 6 8 6-8 8 2z',
  bridge: 'M40 44h160v8h-22c-6 0-10 8-10 24h-8c0-16-6-24-18-24h-44c-12 0-18 8-18 24h-8c0-16-4-24-10-24H40zM116 44V26h3v18zM117.5 20l3 6h-6z',
  doors: 'M84 76V40c0-22 16-34 36-34s36 12 36 34v36h-7V40c0-18-12-27-29-27S91 22 91 40v36zM96 76V42c0-14 9-22 22-22.5V76zM122 76V19.5c13 .5 22 8.5 22 22.5v34zM120 2l1.5 3-1.5 2-1.5-2z',
  lake: 'M40 58h160v3H40zM52 66h60v3H52zM124 66h66v3h-66zM70 73h90v3H70zM96 56l24-40 24 40z',
  island: 'M66 76c10-10 22-12 30-12 2-18 8-40 24-40s22 22 24 40c8 0 20 2 30 12zM40 72h24v3H40zM176 72h24v3h-24z',
  lights: 'M70 62c-5-5 0-10 1-16 5 6 6 12 2 16zM112 54c-6-6 0-12 1-19 6 7 7 14 2 19zM158 60c-5-5 0-10 1-16 5 6 6 12 2 16zM44 70h58v2H44zM120 66h64v2h-64zM78 76h84v2H78z',
  crags: 'M50 76l12-34 8 14 10-36 12 30 8-12 14 38zM112 76l10-44 8 18 10-26 14 34 8-14 20 32z',
  fall: 'M60 76V28l26-10 12 8v50zM142 76V24l14-8 26 14v46zM104 24h6v52h-6zM114 22h6v54h-6zM124 24h5v52h-5zM133 26h5v50h-5z',
  dome: 'M62 76V56h12v-8h8v8h10V44c0-16 12-26 28-28V8h2v8c16 2 26 12 26 28l-8 4-6-6v34zM158 76V52l8-6v8h10v22z',
  roads: 'M112 76l4-30h8l4 30zM40 60l72-4v5l-72 8zM200 60l-72-4v5l72 8zM108 44h24v-6h-6V22c2-6-2-12-6-12s-8 6-6 12v16h-6z',
  stair: 'M72 76V66h14V56h14V46h14V36h14V26h14V16h26v60zM176 16V6l4-4 4 4v70h-8z',
  vale: 'M60 76l24-40 14 20 12-10 4 30zM126 76l4-30 14 8 16-28 24 50zM119 74V24h-4l5-14 5 14h-4v50z',
  web: 'M64 76c0-36 22-64 56-64s56 28 56 64h-20c-2-22-14-40-36-40S86 54 84 76zM120 46l1 30h-2zM96 66l48-10v2L96 68zM98 56l46 14-1 2-45-14z',
  fire: 'M54 78l44-58 8 5 7-9 8 8 8-8 8 9 7-5 42 58zM112 12c-3-5 2-8 1-12 6 4 9 8 5 12zM126 13c-2-4 1-6 1-9 4 3 6 6 3 9z',
  crack: 'M54 78l44-58h16l-6 18 10 10-8 14 6 16zM126 78l-4-16 8-14-10-10 8-18h14l44 58z',
  gate: 'M50 76V30l10-8 10 8v12h100V30l10-8 10 8v46h-50V58c0-8-8-14-20-14s-20 6-20 14v18zM74 40l46-16 46 16-46-6z',
  cave: 'M52 76c4-30 30-62 68-62s64 32 68 62h-38c0-20-12-34-30-34S90 56 90 76zM98 76V58h4v18zM118 76V52h4v24zM138 76V58h4v18z',
  ring: 'M54 76c0-10 30-16 66-16s66 6 66 16zM116 60V22l-4-8 4 3 1-11 3 8 3-8 1 11 4-3-4 8v38z',
  dunes: 'M40 76c30-26 52-22 76-6 22-24 54-22 84 6zM92 58V46c-6 0-8-4-8-9 4 0 8 2 9 6 1-5 4-8 9-8 0 6-3 10-7 11v10z',
} as const

type Feature = keyof typeof FEATURES

const PLACES: Record<string, [Mood, Feature]> = {
  'dol-amroth': ['sea', 'city'],
  edoras: ['plain', 'hall'],
  'helms-deep': ['stone', 'wall'],
  lorien: ['wood', 'trees'],
  'minas-tirith': ['stone', 'city'],
  pelargir: ['sea', 'ships'],
  rivendell: ['vale', 'council'],
  'dol-guldur': ['wood', 'tower'],
  harad: ['plain', 'dunes'],
  'minas-morgul': ['ash', 'tower'],
  morannon: ['ash', 'gate'],
  moria: ['peak', 'cave'],
  orthanc: ['stone', 'ring'],
  umbar: ['sea', 'ships'],
  'bag-end': ['shire', 'house'],
  'bucklebury-ferry': ['shire', 'ferry'],
  'gildors-encampment': ['wood', 'tents'],
  'inn-of-the-prancing-pony': ['shire', 'inn'],
  'the-old-forest': ['wood', 'trees'],
  weathertop: ['plain', 'ruin'],
  'fords-of-bruinen': ['vale', 'ford'],
  imladris: ['vale', 'fall'],
  'the-council-of-elrond': ['vale', 'council'],
  caradhras: ['peak', 'peak'],
  'khazad-dum': ['stone', 'bridge'],
  'the-doors-of-durin': ['peak', 'doors'],
  'dimrill-dale': ['peak', 'lake'],
  egladil: ['wood', 'island'],
  lothlorien: ['wood', 'trees'],
  'amon-hen': ['vale', 'ruin'],
  'dead-marshes': ['ash', 'lights'],
  'emyn-muil': ['stone', 'crags'],
  'henneth-annun': ['vale', 'fall'],
  osgiliath: ['stone', 'dome'],
  'the-cross-roads': ['plain', 'roads'],
  'cirith-ungol': ['ash', 'stair'],
  'morgul-vale': ['ash', 'vale'],
  'shelobs-lair': ['ash', 'web'],
  'crack-of-doom': ['ash', 'crack'],
  morgai: ['ash', 'crags'],
  orodruin: ['ash', 'fire'],
}

export interface Landscape {
  mood: Mood
  far: string
  near: string
  feature: string
}

/** A little stream of numbers from 0 to 1 that is the same for the same seed. */
function stream(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

/** From left to right, and down to the ground. */
function ridge(next: () => number, width: number, height: number, rough: number): string {
  let line = `M0 ${height}`
  for (let x = 0; x < width; x += 30) {
    const top = height - rough * next()
    line += `Q${x + 8 + Math.round(14 * next())} ${Math.round(top)} ${x + 30} ${Math.round(height - rough * 0.5 * next())}`
  }
  return `${line}V80H0z`
}

/** `width` for a height of 80: a wider picture shows more land, not a larger tower. */
export function landscape(id: string, number: number, width: number): Landscape {
  const [mood, feature] = PLACES[id.replace(/-bot$/, '')] ?? ['plain', 'roads']
  const next = stream(number)
  const rough = mood === 'peak' || mood === 'ash' ? 34 : mood === 'stone' ? 24 : 14
  return { mood, far: ridge(next, width, 58, rough), near: ridge(next, width, 76, 8), feature: FEATURES[feature] }
}
