import { timingSafeEqual } from 'node:crypto'

/** Compares a secret with input; the time it takes reveals nothing about the secret but its length. */
export function sameText(secret: string, sent: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(sent)]
  return a.length === b.length && timingSafeEqual(a, b)
}
