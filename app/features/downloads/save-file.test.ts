import { afterEach, describe, expect, it, vi } from 'vitest'
import { canChoosePlace, saveAs } from './save-file'

afterEach(() => vi.unstubAllGlobals())

const content = new File(['0123456789'], 'staged')
const failing = (name: string) => () => Promise.reject(new DOMException('', name))

/** A browser's save dialog that returns a file; `writing` decides how writing to it ends. */
function place({ size = 0, writing }: { size?: number; writing?: () => never } = {}) {
  const taken: Uint8Array[] = []
  const remove = vi.fn(async () => {})
  let closed = false
  const handle = {
    getFile: async () => ({ size }),
    createWritable: async () =>
      new WritableStream<Uint8Array>({
        write: (piece) => writing?.() ?? void taken.push(piece),
        close: () => {
          closed = true
        },
      }),
    remove,
  }
  const showSaveFilePicker = vi.fn(async () => handle)
  vi.stubGlobal('window', { showSaveFilePicker })
  const text = () => Buffer.concat(taken).toString()
  return { showSaveFilePicker, remove, text, isClosed: () => closed }
}

describe('saving at a place of one’s own', () => {
  it('[FILE-02] writes the whole file there, under the name that it suggests', async () => {
    const { showSaveFilePicker, text, isClosed } = place()
    expect(await saveAs(content, '报告.docx')).toBeNull()
    expect(showSaveFilePicker).toHaveBeenCalledWith({ suggestedName: '报告.docx' })
    expect([text(), isClosed()]).toEqual(['0123456789', true])
  })

  it.each([
    ['AbortError', null],
    ['NotAllowedError', { kind: 'storage' }],
    ['SecurityError', { kind: 'storage' }],
  ])('[FILE-02] that the browser ends by %s says what there is to say', async (name, failure) => {
    vi.stubGlobal('window', { showSaveFilePicker: failing(name) })
    expect(await saveAs(content, '报告.docx')).toEqual(failure)
  })

  it('[FILE-02] leaves nothing under the name if the disk is full', async () => {
    const full = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    const { remove, isClosed } = place({ writing: full })
    expect(await saveAs(content, '报告.docx')).toEqual({ kind: 'disk-full' })
    expect([remove.mock.calls.length, isClosed()]).toEqual([1, false])
    const old = place({ size: 7, writing: full })
    expect(await saveAs(content, '报告.docx')).toEqual({ kind: 'disk-full' })
    expect(old.remove).not.toHaveBeenCalled()
  })

  it('[FILE-02] is offered if the browser can', () => {
    vi.stubGlobal('window', {})
    expect(canChoosePlace()).toBe(false)
    place()
    expect(canChoosePlace()).toBe(true)
  })
})
