import { describe, expect, it, vi } from 'vitest'
import { readEvents } from './event-stream'

function streamOf(...pieces: (string | Uint8Array)[]) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      }
      controller.close()
    },
  })
}

async function allOf(...pieces: (string | Uint8Array)[]) {
  const found: string[] = []
  for await (const data of readEvents(streamOf(...pieces))) found.push(data)
  return found
}

describe('readEvents', () => {
  it('[AID-02] gives each event once, however the stream is cut into pieces', async () => {
    const bytes = new TextEncoder().encode(
      'data: 值班👍\n\n: comment\n\ndata:二\r\n\r\ndata: a\ndata: b\n\n',
    )
    for (const size of [1, 2, 3, 5, 7, bytes.length]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.slice(at * size, (at + 1) * size),
      )
      expect(await allOf(...pieces), `pieces of ${size}`).toEqual(['值班👍', '二', 'a\nb'])
    }
  })

  it('[AID-02] leaves out what ends in the middle of an event, or of a sign', async () => {
    const half = new TextEncoder().encode('data: 班').slice(0, -1)
    expect(await allOf('data: whole\n\n', half)).toEqual(['whole'])
  })

  it('[AID-02] lets go of the sender once its reader stops, and of one without end', async () => {
    const cancel = vi.fn()
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: more\n\n')),
      cancel,
    })
    for await (const data of readEvents(endless)) {
      expect(data).toBe('more')
      break
    }
    expect(cancel).toHaveBeenCalledOnce()
    await expect(allOf(`data: ${'x'.repeat(1024 * 1024)}`, 'x')).rejects.toThrow('without end')
  })
})
