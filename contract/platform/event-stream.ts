/** An event longer than this (in signs) is nobody's: what sends it would fill the memory. */
const longestEvent = 1024 * 1024

/**
 * The data of each server-sent event, as they come; `heard` is told of every piece of the stream, comments included. A
 * stream that ends in the middle of an event ends without it. Throws where one has no end.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void = () => {},
): AsyncGenerator<string> {
  const reader = body.getReader()
  // Keeps the first bytes of a sign until the others are there.
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard()
      const events = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
      rest = events.pop() ?? ''
      if (rest.length > longestEvent) throw new Error('an event without end')
      for (const event of events) {
        const data = dataOf(event)
        if (data !== null) yield data
      }
    }
  } finally {
    // Whoever stops reading lets go of the sender, too.
    await reader.cancel().catch(() => {})
  }
}

/** null: a comment, or an event without data. */
function dataOf(event: string): string | null {
  const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'))
  return lines.length ? lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n') : null
}
