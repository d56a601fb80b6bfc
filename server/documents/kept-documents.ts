import { rmSync } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

/** In bytes and files; beyond that the least recently used results are removed. */
const room = 512 * 1024 * 1024
const mostFiles = 2_000

/** Results in a folder, by their content's key. */
export interface KeptDocuments {
  /** Moves the file `from` into the folder as a result. */
  keep(key: string, from: string): Promise<void>
  /** A kept result, opened for reading, so that it can be removed meanwhile. null = there is none. */
  open(key: string): Promise<Awaited<ReturnType<typeof open>> | null>
}

export function createKeptDocuments(folder: string): KeptDocuments {
  const placeOf = (key: string) => path.join(folder, `${key}.pdf`)
  const kept = new LRUCache<string, number>({
    max: mostFiles,
    maxSize: room,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_, key, reason) => reason !== 'set' && rmSync(placeOf(key), { force: true }),
  })
  return {
    async keep(key, from) {
      const { size } = await stat(from)
      await rename(from, placeOf(key))
      kept.set(key, size)
    },
    async open(key) {
      if (kept.get(key) === undefined) return null
      return open(placeOf(key)).catch(() => null)
    },
  }
}
