import { setTimeout as wait } from 'node:timers/promises'
import type { Dispatcher } from 'undici'

type Answer = Dispatcher.ResponseData

/** A gateway answers these if the service is down; other statuses concern only one address. */
const failing = [502, 503, 504]
/** The connection was cut. */
const lost = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'UND_ERR_SOCKET']
/** There was no connection, or no answer. */
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
  /** How long a service may stay silent, in milliseconds. */
  patience: number
  /** Whether the browser has sent its whole request. */
  isSent(): boolean
}

/**
 * Whether an answer, or its absence, means that the service itself is failing (decision 34). Known with the answer's
 * headers; a service that reads an upload for longer than `patience` is working. null = the caller left earlier.
 */
export async function showsTrouble(
  asked: Promise<Answer>,
  { patience, isSent }: Asked,
): Promise<boolean | null> {
  const over = new AbortController()
  const late = wait(patience, null, { signal: over.signal }).catch(() => null)
  try {
    const answer = await Promise.race([asked, late])
    return answer !== null && isFailing(answer)
  } catch (error) {
    if ((error as Error).name === 'AbortError') return null
    if (isAmong(silent, error)) return true
    // A service also cuts off an upload that is too large, and a browser that disconnects cuts the connection itself.
    return isSent() && isLost(error)
  } finally {
    over.abort()
  }
}
