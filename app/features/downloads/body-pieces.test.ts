import { describe, expect, it } from 'vitest'
import { piecesOf } from './body-pieces'

const bytes = new Uint8Array(1_000_000).map((_, place) => place % 251)

async function read(body: ReadableStream<Uint8Array>) {
  const sizes: number[] = []
  let place = 0
  for await (const piece of piecesOf(body)) {
    expect(Buffer.compare(piece, bytes.subarray(place, place + piece.length))).toBe(0)
    place += piece.length
    sizes.push(piece.buffer.byteLength)
  }
  expect(place).toBe(bytes.length)
  return new Set(sizes)
}

describe('the pieces of a body', () => {
  it('[HOLD-06] come in the same memory', async () => {
    const { body } = new Response(bytes)
    expect(body && (await read(body))).toEqual(new Set([256 * 1024]))
  })

  it('[HOLD-06] come as they are from a browser that cannot do that', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 999_999))
        controller.enqueue(bytes.slice(999_999))
        controller.close()
      },
    })
    expect(await read(body)).toEqual(new Set([999_999, 1]))
  })

  it.each([
    'bytes',
    undefined,
  ] as const)('[HOLD-06] that are no longer wanted end the body (type %s)', async (type) => {
    let cancelled = false
    const source = {
      type,
      pull: (controller: { enqueue(piece: Uint8Array): void }) =>
        controller.enqueue(bytes.slice(0, 10)),
      cancel: () => {
        cancelled = true
      },
    }
    const body = new ReadableStream<Uint8Array>(source as UnderlyingDefaultSource<Uint8Array>)
    for await (const piece of piecesOf(body)) if (piece.length > 0) break
    await expect.poll(() => cancelled).toBe(true)
  })
})
