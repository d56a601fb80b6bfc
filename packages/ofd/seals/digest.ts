import { sm3 } from 'sm-crypto-v2'

const webNames: Partial<Record<string, string>> = {
  sha1: 'SHA-1',
  '1.3.14.3.2.26': 'SHA-1',
  sha256: 'SHA-256',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  sha384: 'SHA-384',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  sha512: 'SHA-512',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

/** Web Crypto's name for a digest name or number; null = unsupported. */
export function webDigest(method: string): string | null {
  return webNames[method.toLowerCase().replace('sha-', 'sha')] ?? null
}

/** Whether a name or number means SM3, on its own or with SM2. */
export function isSm3(method: string): boolean {
  return /^sm3$/i.test(method) || method === '1.2.156.10197.1.401'
}

/**
 * The digest of some bytes; null if the method is unknown, or the browser has no Web Crypto, which needs a secure page.
 */
export async function digestOf(method: string, bytes: Uint8Array): Promise<Uint8Array | null> {
  if (isSm3(method)) return fromHex(sm3(bytes))
  const name = webDigest(method)
  const { subtle } = globalThis.crypto ?? {}
  if (!name || !subtle) return null
  return new Uint8Array(await subtle.digest(name, bytes.slice()))
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
