import type { ChatEvent, Question } from '../../contracts/ai/contract'
import type { SubAppRequestError } from '../kit/lifecycles'

/** Yields the events of the answer as they arrive; throws if it breaks off. */
export async function* chatEvents(
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const response = await fetch('/service-integrate/ai/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(question),
    signal,
  })
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
    throw await refusalOf(response)
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new Error('the answer has no end')
    const parts = (rest + value).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const event = eventOf(part)
      yield event
      if (event.type === 'done') return
    }
  }
}

function eventOf(part: string): ChatEvent {
  const event: ChatEvent = JSON.parse(part.replace(/^data: /, ''))
  if (!['start', 'text', 'done'].includes(event.type)) throw new Error('an unknown event')
  return event
}

async function refusalOf(response: Response): Promise<SubAppRequestError> {
  const envelope = await response.json().catch(() => null)
  return Object.assign(new Error(envelope?.msg ?? ''), {
    status: response.status,
    code: response.ok ? (envelope?.code ?? null) : null,
  })
}
