import { createRequire } from 'node:module'
import { Worker as Thread } from 'node:worker_threads'
import nodeEndpoint from 'comlink/dist/umd/node-adapter'
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import { afterEach, expect, it, vi } from 'vitest'
import { openArchive } from '~/features/file-viewer/archive/archive-reader'
import { FileFailure } from '~/features/file-viewer/file-source'
import { jpegOf } from '~/features/file-viewer/heif/heif-reader'
import { rarOf, sevenZip } from '../support/archives'
import { damaged, randomFrom } from '../support/mutated'
import { phonePhoto } from '../support/phone-photo'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const seed = Number(process.env.WASM_SEED ?? 20_261_128)
/** The number of archives, each of which starts its own WebAssembly; `MUTATIONS=500` tries more. */
const count = Number(process.env.MUTATIONS ?? 100)
const program = createRequire(import.meta.url)
  .resolve('libarchive.js')
  .replace(/libarchive\.js$/, 'worker-bundle-node.mjs')

/** The library's worker as a thread: its build for Node has the same WebAssembly. */
function threadAsWorker() {
  const thread = new Thread(program)
  const endpoint = nodeEndpoint(thread)
  return {
    ...endpoint,
    addEventListener: (type: string, listener: EventListener) =>
      type === 'message' && endpoint.addEventListener(type, listener),
    terminate: () => void thread.terminate(),
  }
}

/** The outcome of opening an archive and everything in it. */
async function outcomeOf(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  try {
    const archive = await openArchive(bytes)
    try {
      for (const at of archive.entries.keys()) await archive.read(at)
    } finally {
      archive.close()
    }
    return null
  } catch (error) {
    return error instanceof FileFailure ? error.failure : error
  }
}

it.each([
  ['7z', sevenZip],
  ['rar', rarOf({ '请示/正文.txt': '关于购置设备的请示', '附件.csv': '名称,数量\n' })],
])(
  `[DOC-05] mutated archives (${count} of %s) break nothing but themselves (seed ${seed})`,
  async (_, sample) => {
    vi.stubGlobal('Worker', function Worker() {
      return threadAsWorker()
    })
    expect(await outcomeOf(Uint8Array.from(sample))).toBeNull()
    const random = randomFrom(seed)
    for (let turn = 0; turn < count; turn += 1) {
      const outcome = await outcomeOf(Uint8Array.from(damaged(sample, random)))
      const allowed = [null, 'broken', 'encrypted', 'huge']
      expect(allowed, `seed ${seed}, turn ${turn}`).toContain(outcome)
    }
  },
  120_000,
)

it('[DOC-05] where there are no workers an archive and a photo can only be downloaded', async () => {
  vi.stubGlobal('Worker', undefined)
  expect(await outcomeOf(Uint8Array.from(sevenZip))).toBe('unsupported')
  await expect(jpegOf(phonePhoto)).rejects.toMatchObject({ failure: 'unsupported' })
})

it(`[DOC-05] five hundred mutated photos are decoded or refused (seed ${seed})`, async () => {
  // The library logs what is wrong with each archive.
  vi.spyOn(console, 'log').mockReturnValue()
  const { HeifDecoder } = await libheif()
  const found = (bytes: Uint8Array) => new HeifDecoder().decode(bytes).length
  expect(found(phonePhoto)).toBe(1)
  const random = randomFrom(seed)
  for (let turn = 0; turn < 500; turn += 1) {
    expect([0, 1], `seed ${seed}, turn ${turn}`).toContain(found(damaged(phonePhoto, random)))
  }
}, 60_000)
