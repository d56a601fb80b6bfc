import { setTimeout as wait } from 'node:timers/promises'
import type { Dispatcher } from 'undici'

type Answer = Dispatcher.ResponseData

/** What stands before a service says these when there is none; other statuses are one address's own matter. */
const failing = [502, 503, 504]
/** The line was cut. */
const lost = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'UND_ERR_SOCKET']
/** Nobody was there, or nobody spoke. */
const silent = [
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]

const isAmong = (codes: readonly string[], error: unknown) =>
  codes.includes(String((error as { code?: unknown }).code))

export const isFailing = ({ statusCode }: Answer) => failing.includes(statusCode)
export const isLost = (error: unknown) => isAmong(lost, error)

interface Asked {
  /** How long a service may be silent, in milliseconds. */
  patience: number
  /** Whether all of the browser's request is there. */
  isSent(): boolean
}

/**
 * Whether an answer, or that there was none, says that the service itself is in trouble (decision 36). It is known
 * with the answer's headers; and an upload that goes on for longer than a service may be silent is one it takes.
 */
export async function showsTrouble(
  asked: Promise<Answer>,
  { patience, isSent }: Asked,
): Promise<boolean> {
  const over = new AbortController()
  const late = wait(patience, null, { signal: over.signal }).catch(() => null)
  try {
    const answer = await Promise.race([asked, late])
    return answer !== null && isFailing(answer)
  } catch (error) {
    if (isAmong(silent, error)) return true
    // Who sends more than a service takes is cut off, too; and where a browser leaves, its line is the one that is lost.
    return isSent() && isLost(error)
  } finally {
    over.abort()
  }
}
