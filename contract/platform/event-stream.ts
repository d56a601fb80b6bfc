/** In characters; otherwise a sender that never ends an event could fill the memory. */
const longestEvent = 1024 * 1024

/**
 * Yields the data of each server-sent event; `onChunk` is called for every chunk, including comments. An incomplete
 * event at the end of the stream is dropped. Throws if an event is longer than `longestEvent`.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void = () => {},
): AsyncGenerator<string> {
  const reader = body.getReader()
  // Keeps the first bytes of a split character until the rest arrives.
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onChunk()
      const events = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
      rest = events.pop() ?? ''
      if (rest.length > longestEvent) throw new Error('an event without end')
      for (const event of events) {
        const data = dataOf(event)
        if (data !== null) yield data
      }
    }
  } finally {
    // A caller that stops reading also disconnects the sender.
    await reader.cancel().catch(() => {})
  }
}

/** null = a comment, or an event without data. */
function dataOf(event: string): string | null {
  const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'))
  return lines.length ? lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n') : null
}
