import type { Endpoint } from '~contract/platform/endpoint'
import { issueText } from './issue-text'
import type { StreamReply } from './reply'

/** An event that breaks the contract cuts the stream. */
export function eventStream(endpoint: Endpoint, events: AsyncIterable<unknown>): StreamReply {
  return {
    status: 200,
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
    pieces: linesOf(endpoint, events),
  }
}

async function* linesOf(
  { name, answer }: Endpoint,
  events: AsyncIterable<unknown>,
): AsyncGenerator<string> {
  for await (const event of events) {
    const { error } = answer.safeParse(event)
    if (error) throw new Error(`contract drift: ${name} sends ${issueText(error, 'event')}`)
    yield `data: ${JSON.stringify(event)}\n\n`
  }
}
