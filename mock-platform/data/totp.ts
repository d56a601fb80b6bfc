import { createHmac, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Seconds. */
const period = 30
const digits = 6

/** As authenticator apps expect it (RFC 4648, without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((one) => alphabet.indexOf(one).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** The time step of a moment (ms). */
export function stepAt(time: number): number {
  return Math.floor(time / 1000 / period)
}

/** RFC 6238 over RFC 4226, with SHA-1, which every app supports. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 0x0f
  const number = (mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The time step that a code matches: the current one or an adjacent one, because phones' clocks differ; null = none.
 * Steps up to `last` have been used.
 */
export function matchedStep(secret: string, code: string, now: number, last: number) {
  if (!/^\d{6}$/.test(code)) return null
  const steps = [0, -1, 1].map((offset) => stepAt(now) + offset)
  const isCode = (step: number) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))
  return steps.find((step) => step > last && isCode(step)) ?? null
}
