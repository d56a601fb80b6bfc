import { timingSafeEqual } from 'node:crypto'

/** Compares a secret with input in constant time, which reveals only the secret's length. */
export function sameText(secret: string, sent: string): boolean {
  const [a, b] = [Buffer.from(secret), Buffer.from(sent)]
  return a.length === b.length && timingSafeEqual(a, b)
}
