import { randomInt } from 'node:crypto'
import { PNG } from 'pngjs'
import { slidePicture } from './slide-picture'

export interface PuzzlePicture {
  /** URLs of the picture with its gap, and of the piece. */
  picture: string
  piece: string
  /** The piece's distance from the top, as a share of the picture's height. */
  top: number
}

type Colour = readonly [number, number, number]

const white: Colour = [255, 255, 255]
const glowColour: Colour = [255, 250, 232]
const sunRadius = 34

/** Drawn at a higher resolution than shown, for high-density screens. */
const scale = 2
const width = slidePicture.width * scale
const height = slidePicture.height * scale
const size = slidePicture.piece * scale
/** The width of a landscape; each picture shows a part of it. */
const panorama = width * 3

/** Top and bottom of the sky, then the hills from the farthest to the nearest. */
const palettes: readonly (readonly Colour[])[] = [
  [
    [86, 146, 222],
    [222, 236, 248],
    [150, 186, 218],
    [98, 148, 190],
    [56, 108, 152],
    [24, 66, 112],
  ],
  [
    [246, 176, 120],
    [252, 230, 196],
    [226, 162, 132],
    [178, 112, 116],
    [118, 76, 104],
    [62, 48, 84],
  ],
  [
    [126, 196, 190],
    [232, 244, 232],
    [164, 206, 180],
    [104, 166, 142],
    [58, 122, 106],
    [28, 80, 76],
  ],
]

/** A part of a landscape with a gap `left` from its edge, and the piece that fits. */
export function drawPuzzle(left: number): PuzzlePicture {
  const picture = cutOut(landscape(randomInt(palettes.length)))
  const x = left * scale
  const y = randomInt(size / 4, height - size - size / 4)
  return {
    piece: pngAddress(cutPiece(picture, x, y)),
    picture: pngAddress(picture),
    top: y / height,
  }
}

const drawn = new Map<number, PNG>()

/** Drawn on first use, at random: drawing it for each picture would take too long. */
function landscape(number: number): PNG {
  const known = drawn.get(number) ?? drawLandscape(palettes[number] ?? [])
  drawn.set(number, known)
  return known
}

function cutOut(landscape: PNG): PNG {
  const part = new PNG({ width, height })
  const from = randomInt(landscape.width - width)
  for (let y = 0; y < height; y += 1) {
    const start = (y * landscape.width + from) * 4
    part.data.set(landscape.data.subarray(start, start + width * 4), y * width * 4)
  }
  return part
}

function drawLandscape(palette: readonly Colour[]): PNG {
  const [top = white, foot = white, ...hills] = palette
  const ridges = hills.map((_, index) => drawRidge(0.42 + index * 0.15))
  const suns = [0.15, 0.5, 0.85].map((share) => ({ x: panorama * share, y: randomInt(40, 120) }))
  const picture = new PNG({ width: panorama, height })
  for (let x = 0; x < panorama; x += 1) {
    let hill = -1
    for (let y = 0; y < height; y += 1) {
      while (y >= (ridges[hill + 1]?.[x] ?? height)) hill += 1
      const ground = hills[hill]
      const colour = ground
        ? mix(ground, foot, 0.1 + ((ridges[hill]?.[x] ?? y) - y) / height)
        : mix(mix(top, foot, y / (height * 0.7)), glowColour, glow(suns, x, y))
      paint(picture, x, y, colour)
    }
  }
  return picture
}

/** The height of a chain of hills above each column. */
function drawRidge(level: number): Float64Array {
  const waves = [260, 110, 46].map((length) => ({
    length: length * (0.8 + Math.random() * 0.5),
    phase: Math.random() * 2 * Math.PI,
  }))
  return Float64Array.from({ length: panorama }, (_, x) => {
    const swing = waves.reduce(
      (sum, { length, phase }) => sum + Math.sin(x / length + phase) * length * 0.12,
      0,
    )
    return height * level + swing
  })
}

function glow(suns: { x: number; y: number }[], x: number, y: number): number {
  const distance = Math.min(...suns.map((sun) => Math.hypot(x - sun.x, y - sun.y)))
  if (distance <= sunRadius) return 0.95
  return 0.5 * Math.max(0, 1 - (distance - sunRadius) / 130)
}

/** Takes the piece out of the picture and leaves the gap. */
function cutPiece(picture: PNG, left: number, top: number): PNG {
  const piece = new PNG({ width: size, height: size })
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const depth = depthInPiece(x, y)
      if (depth < 0) continue
      const own = colourAt(picture, left + x, top + y)
      const rim = depth < 3
      paint(piece, x, y, mix(own, white, rim ? 0.85 : 0.06))
      const gap = rim ? mix(own, white, 0.7) : mix(own, [12, 24, 48], 0.55)
      paint(picture, left + x, top + y, gap)
    }
  }
  return piece
}

/** Each row is stored as its difference from the one above, which compresses well. */
const compression = { deflateLevel: 4, deflateStrategy: 0, filterType: 2 }

function pngAddress(picture: PNG): string {
  return `data:image/png;base64,${PNG.sync.write(picture, compression).toString('base64')}`
}

/** How far a point is inside the piece's outline: a body with a knob on top and one on the right. */
function depthInPiece(x: number, y: number): number {
  const knob = size * 0.15
  const body = Math.min(x - 1, size - 2 * knob - x + knob * 0.6, y - knob * 1.4, size - 2 - y)
  const centre = (size - knob * 1.4) / 2
  const topKnob = knob - Math.hypot(x - centre, y - knob - 1)
  const rightKnob = knob - Math.hypot(x - (size - knob - 2), y - (knob * 1.4 + centre))
  return Math.max(body, topKnob, rightKnob)
}

function paint({ width: stride, data }: PNG, x: number, y: number, colour: Colour) {
  const at = (y * stride + x) * 4
  data[at] = colour[0]
  data[at + 1] = colour[1]
  data[at + 2] = colour[2]
  data[at + 3] = 255
}

function colourAt({ width: stride, data }: PNG, x: number, y: number): Colour {
  const at = (y * stride + x) * 4
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share))
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ]
}
