import { readEvents } from '~contract/platform/event-stream'
import { assistantPath } from '~contract/portal/paths'
import type { AnswerEvent, AnswerFailure, AskBody } from '../chat-protocol'

/**
 * The events of the server's answer. If the session has ended, it asks again after the user has signed in again. Never
 * rejects: failures are events as well.
 */
export async function* askServer(
  body: AskBody,
  signal: AbortSignal,
  untilSignedIn: () => Promise<void>,
): AsyncGenerator<AnswerEvent> {
  try {
    let answer = await send(body, signal)
    if (answer.type === 'opaqueredirect') {
      await untilSignedIn()
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

/** The server's reason for a refusal. A proxy's refusal carries no more than its status. */
async function reason(answer: Response): Promise<AnswerFailure> {
  if (answer.type === 'opaqueredirect') return 'session-over'
  const content = await answer.json().catch(() => null)
  return content?.failure ?? (answer.status === 400 ? 'refused' : 'status')
}
