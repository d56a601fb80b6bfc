import { unzipSync, zipSync } from 'fflate'
import { createRandom } from '../../mock-platform/data/random'

/** The same seed gives the same files. */
export const randomFrom = (seed: number): (() => number) => createRandom(seed).next

/** A copy with up to twenty changed bytes; one in five is also truncated. */
export function damaged(bytes: Uint8Array, random: () => number): Uint8Array {
  const copy = Uint8Array.from(bytes)
  const times = 1 + Math.floor(random() * 20)
  for (let done = 0; done < times; done += 1) {
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256)
  }
  return random() < 0.2 ? copy.slice(0, Math.floor(random() * copy.length)) : copy
}

/**
 * Like `damaged`, but half of the packages (zip) stay intact except for one damaged part, so that readers get further.
 */
export function mutated(bytes: Uint8Array, random: () => number): Uint8Array {
  if (bytes[0] !== 0x50 || random() < 0.5) return damaged(bytes, random)
  const parts = unzipSync(bytes)
  const names = Object.keys(parts)
  const victim = names[Math.floor(random() * names.length)] ?? ''
  return zipSync({ ...parts, [victim]: damaged(parts[victim] ?? new Uint8Array(), random) })
}
