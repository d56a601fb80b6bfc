import { successCodes } from '~contract/platform/response-code'
import type { Texts } from '~text/zh-CN'
import type { Answered } from '../../ui/server-call'
import type { Draft, Picture } from './draft'
import type { FeedbackTerms } from './feedback.server'

interface Sending {
  draft: Draft
  server<T>(path: string, call?: { method: 'POST'; body: unknown }): Promise<Answered<T>>
  texts: Pick<Texts, 'failures'>
  /** A picture has arrived: a retry need not send it again. */
  onSent(key: number, id: string): void
}

/** Sends the pictures that the platform does not have, then the feedback. Returns its number, or why it failed. */
export async function sendFeedback({
  draft,
  server,
  texts,
  onSent,
}: Sending): Promise<Answered<{ number: string }>> {
  const { pictures, ...rest } = draft
  const ids: string[] = []
  if (pictures.length > 0) {
    const terms = await server<FeedbackTerms>('/feedback')
    if ('error' in terms) return terms
    for (const picture of pictures) {
      const sent = picture.id
        ? { data: picture.id }
        : await sendPicture(terms.data.pictures, picture, texts)
      if ('error' in sent) return sent
      onSent(picture.key, sent.data)
      ids.push(sent.data)
    }
  }
  const body = { ...rest, pictures: ids, page: window.location.pathname }
  return server<{ number: string }>('/feedback', { method: 'POST', body })
}

/** Uploads through the proxy, so that no server has to hold the picture in memory. */
async function sendPicture(
  address: string,
  { file }: Picture,
  { failures }: Pick<Texts, 'failures'>,
): Promise<Answered<string>> {
  try {
    const answer = await fetch(`${address}?${new URLSearchParams({ name: file.name })}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    })
    const envelope = await answer.json().catch(() => null)
    const done = answer.ok && successCodes.includes(envelope?.code)
    return done && envelope.data?.id
      ? { data: String(envelope.data.id) }
      : { error: envelope?.msg || failures.unknown }
  } catch {
    return { error: failures.unreachable }
  }
}
