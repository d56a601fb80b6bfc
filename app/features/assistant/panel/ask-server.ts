import { readEvents } from '~contract/platform/event-stream'
import { assistantPath } from '~contract/portal/paths'
import type { AnswerEvent, AnswerFailure, AskBody } from '../chat-protocol'

/**
 * The events of the server's answer. Where the session is over it asks once more when it lives again. Never rejects: what
 * goes wrong is an event, too.
 */
export async function* askServer(
  body: AskBody,
  signal: AbortSignal,
  sessionLives: () => Promise<void>,
): AsyncGenerator<AnswerEvent> {
  try {
    let answer = await send(body, signal)
    if (answer.type === 'opaqueredirect') {
      await sessionLives()
      answer = await send(body, signal)
    }
    if (!isStream(answer) || !answer.body)
      return yield { type: 'failed', failure: await reason(answer) }
    yield* eventsOf(answer.body)
  } catch {
    yield { type: 'failed', failure: 'unreachable' }
  }
}

function send(body: AskBody, signal: AbortSignal): Promise<Response> {
  return fetch(assistantPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal,
  })
}

const isStream = (answer: Response) =>
  answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/event-stream')

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AnswerEvent> {
  let begun = false
  try {
    for await (const data of readEvents(body)) {
      const event = JSON.parse(data) as AnswerEvent
      begun = true
      yield event
      if (event.type !== 'text') return
    }
    yield { type: 'failed', failure: 'cut' }
  } catch {
    yield { type: 'failed', failure: begun ? 'cut' : 'unreachable' }
  }
}

/** A refusal of the server's; of what is in between there is no more than its status. */
async function reason(answer: Response): Promise<AnswerFailure> {
  if (answer.type === 'opaqueredirect') return 'session-over'
  const content = await answer.json().catch(() => null)
  return content?.failure ?? (answer.status === 400 ? 'refused' : 'status')
}
