import { FileFailure } from '../file-source'

/** The streams of a file's root storage by name; those of embedded files are not included. */
export type Streams = ReadonlyMap<string, Uint8Array>

interface Storage {
  bytes: Uint8Array
  /** Size of a sector in bytes. */
  size: number
  /** The offset of the first sector. */
  from: number
  /** The sector after each sector; negative = none. */
  next: Int32Array
}

const entrySize = 128
const fieldsOfHeader = 109

/** A storage with all its content. */
export interface CompoundStorage {
  streams: Streams
  storages: ReadonlyMap<string, CompoundStorage>
}

/** The maximum nesting of mails within mails; no program nests deeper. */
const deepest = 20

/**
 * Reads an OLE compound file (MS-CFB). The available libraries follow sector chains without a limit, so a file of 2 KB
 * could fill the memory; here a chain is never longer than the file. Throws FileFailure.
 */
export function readCompoundFile(bytes: Uint8Array): Streams {
  return readStorage(bytes, 0).streams
}

/** The same, with nested storages. Throws FileFailure. */
export function readCompoundTree(bytes: Uint8Array): CompoundStorage {
  return readStorage(bytes, deepest)
}

function readStorage(bytes: Uint8Array, depth: number): CompoundStorage {
  const view = viewOf(bytes)
  if (bytes.length < 512) throw new FileFailure('broken')
  const shift = view.getUint16(30, true)
  if (shift !== 9 && shift !== 12) throw new FileFailure('broken')
  const storage: Storage = { bytes, size: 1 << shift, from: 1 << shift, next: new Int32Array() }
  storage.next = numbersOf(joined(storage, tableSectors(storage)))
  const directory = read(storage, view.getInt32(48, true))
  const root = entryAt(directory, 0)
  const small: Storage = {
    bytes: read(storage, root.start),
    size: 64,
    from: 0,
    next: numbersOf(read(storage, view.getInt32(60, true))),
  }
  const cutoff = view.getUint32(56, true)
  // Bounds the total: entries that share a chain would each get its content, and storages that contain each other would
  // have no end.
  let room = 2 * bytes.length
  let entries = directory.length / entrySize

  function contentOf(first: number, levels: number): CompoundStorage {
    const streams = new Map<string, Uint8Array>()
    const storages = new Map<string, CompoundStorage>()
    for (const entry of siblingsFrom(directory, first)) {
      entries -= 1
      if (entries < 0) throw new FileFailure('broken')
      if (entry.type === 2) {
        const content = read(entry.size < cutoff ? small : storage, entry.start)
        room -= content.length
        if (room < 0) throw new FileFailure('broken')
        streams.set(entry.name, content.subarray(0, entry.size))
      } else if (entry.type === 1 && levels > 0) {
        storages.set(entry.name, contentOf(entry.child, levels - 1))
      }
    }
    return { streams, storages }
  }
  return contentOf(root.child, depth)
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function numbersOf(bytes: Uint8Array): Int32Array {
  const view = viewOf(bytes)
  return Int32Array.from({ length: bytes.length >> 2 }, (_, at) => view.getInt32(at * 4, true))
}

/** The sectors that hold the sector table: the first are listed in the header, the others in sectors of their own. */
function tableSectors(storage: Storage): number[] {
  const header = viewOf(storage.bytes)
  const list: number[] = []
  for (let at = 0; at < fieldsOfHeader; at += 1) list.push(header.getInt32(76 + at * 4, true))
  const most = sectorCount(storage)
  let sector = header.getInt32(68, true)
  for (let read = 0; sector >= 0 && read < most; read += 1) {
    const fields = numbersOf(joined(storage, [sector]))
    list.push(...fields.subarray(0, -1))
    sector = fields.at(-1) ?? -1
  }
  return [...new Set(list.filter((one) => one >= 0 && one < most))]
}

const sectorCount = ({ bytes, size, from }: Storage) =>
  Math.max(0, Math.ceil((bytes.length - from) / size))

/** The content of a chain of sectors. */
function read(storage: Storage, start: number): Uint8Array {
  const most = sectorCount(storage)
  const chain: number[] = []
  for (let at = start; at >= 0 && at < most; at = storage.next[at] ?? -1) {
    chain.push(at)
    if (chain.length > most) throw new FileFailure('broken')
  }
  return joined(storage, chain)
}

function joined({ bytes, size, from }: Storage, sectors: readonly number[]): Uint8Array {
  const all = new Uint8Array(sectors.length * size)
  sectors.forEach((sector, at) => {
    const begin = from + sector * size
    all.set(bytes.subarray(begin, begin + size), at * size)
  })
  return all
}

interface Entry {
  name: string
  /** 1 = storage, 2 = stream, 5 = root. */
  type: number
  left: number
  right: number
  child: number
  start: number
  size: number
}

function entryAt(directory: Uint8Array, at: number): Entry {
  const bytes = directory.subarray(at * entrySize, (at + 1) * entrySize)
  if (bytes.length < entrySize) throw new FileFailure('broken')
  const view = viewOf(bytes)
  const length = Math.min(64, Math.max(0, view.getUint16(64, true) - 2))
  return {
    name: new TextDecoder('utf-16le').decode(bytes.subarray(0, length)),
    type: view.getUint8(66),
    left: view.getInt32(68, true),
    right: view.getInt32(72, true),
    child: view.getInt32(76, true),
    start: view.getInt32(116, true),
    size: view.getUint32(120, true),
  }
}

/** The entries of a storage, which form a tree. */
function siblingsFrom(directory: Uint8Array, first: number): Entry[] {
  const seen = new Set<number>()
  const waiting = [first]
  const entries: Entry[] = []
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at < 0 || (at + 1) * entrySize > directory.length || seen.has(at)) continue
    seen.add(at)
    const entry = entryAt(directory, at)
    entries.push(entry)
    waiting.push(entry.left, entry.right)
  }
  return entries
}
