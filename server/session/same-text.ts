import { timingSafeEqual } from 'node:crypto'

/** Compares a secret with what somebody sent; the time that it takes tells nothing of the secret but its length. */
export function sameText(secret: string, sent: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(sent)]
  return a.length === b.length && timingSafeEqual(a, b)
}
