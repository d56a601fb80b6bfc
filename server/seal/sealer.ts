import { type AlgorithmFamily, keyedCipher } from './ciphers'

/**
 * Seals data that browsers must return unread and unchanged: cookies, challenges, calls. Any process with the same
 * secret can open it.
 */
export interface Sealer {
  /** Seals the content as JSON, for this purpose only. */
  seal(purpose: string, content: unknown): string
  /** undefined = not sealed by this portal for this purpose. */
  open(purpose: string, sealed: string): unknown
}

/** `secrets`: the first seals, all open (rotation). */
export function createSealer(
  secrets: readonly string[],
  family: AlgorithmFamily = 'international',
): Sealer {
  const ciphers = secrets.map((secret) => keyedCipher(family, secret))
  const [newest] = ciphers
  if (!newest) throw new Error('SESSION_SECRET: is empty')
  return {
    seal: (purpose, content) => newest.seal(JSON.stringify(content), purpose),
    open(purpose, sealed) {
      for (const cipher of ciphers) {
        const text = cipher.open(sealed, purpose)
        if (text !== null) return JSON.parse(text)
      }
      return undefined
    },
  }
}
