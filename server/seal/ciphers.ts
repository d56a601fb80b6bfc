import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { sm4 } from 'sm-crypto-v2'

/** Which algorithms the portal seals with: AES and SHA-2, or China's national SM4 and SM3 (GB/T 32907, GB/T 32905). */
export const algorithmFamilies = ['international', 'national'] as const
export type AlgorithmFamily = (typeof algorithmFamilies)[number]

/** Both are used in GCM with these lengths, in bytes. */
const ivLength = 12
const tagLength = 16

/** An authenticated cipher: decrypting needs the same `context`, which is not part of the output. */
interface Cipher {
  keyLength: number
  hash: 'sha256' | 'sm3'
  encrypt(key: Buffer, iv: Buffer, text: Buffer, context: Buffer): { text: Buffer; tag: Buffer }
  /** Throws if any part was changed. */
  decrypt(key: Buffer, iv: Buffer, text: Buffer, tag: Buffer, context: Buffer): Buffer
}

const aes: Cipher = {
  keyLength: 32,
  hash: 'sha256',
  encrypt(key, iv, text, context) {
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(context)
    const sealed = Buffer.concat([cipher.update(text), cipher.final()])
    return { text: sealed, tag: cipher.getAuthTag() }
  },
  decrypt(key, iv, text, tag, context) {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(context).setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()])
  },
}

/** A library, because Node's SM4 has no authenticated mode. */
const nationalCipher: Cipher = {
  keyLength: 16,
  hash: 'sm3',
  encrypt(key, iv, text, context) {
    const options = { mode: 'gcm', iv, associatedData: context, outputTag: true } as const
    const { output, tag } = sm4.encrypt(text, key, { ...options, output: 'array' })
    return { text: Buffer.from(output), tag: Buffer.from(tag ?? []) }
  },
  decrypt(key, iv, text, tag, context) {
    const options = { mode: 'gcm', iv, associatedData: context, tag, output: 'array' } as const
    return Buffer.from(sm4.decrypt(text, key, options))
  },
}

const ciphers: Record<AlgorithmFamily, Cipher> = { international: aes, national: nationalCipher }

/** A family's hash, by Node's name. */
export const hashOf = (family: AlgorithmFamily) => ciphers[family].hash

/** A cipher with its own key, derived from a secret: iv, tag and text in one, as base64url. */
export function keyedCipher(family: AlgorithmFamily, secret: string) {
  const cipher = ciphers[family]
  const key = Buffer.from(hkdfSync(cipher.hash, secret, '', 'portal seal', cipher.keyLength))
  return {
    seal(text: string, context: string): string {
      const iv = randomBytes(ivLength)
      const sealed = cipher.encrypt(key, iv, Buffer.from(text), Buffer.from(context))
      return Buffer.concat([iv, sealed.tag, sealed.text]).toString('base64url')
    },
    /** null = not sealed with this key in this context. */
    open(sealed: string, context: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url')
      // Base64 allows several spellings; only one must be valid.
      if (bytes.toString('base64url') !== sealed || bytes.length <= ivLength + tagLength)
        return null
      const [iv, tag] = [
        bytes.subarray(0, ivLength),
        bytes.subarray(ivLength, ivLength + tagLength),
      ]
      const text = bytes.subarray(ivLength + tagLength)
      try {
        return cipher.decrypt(key, iv, text, tag, Buffer.from(context)).toString()
      } catch {
        return null
      }
    },
  }
}
