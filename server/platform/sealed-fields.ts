import { sm2 } from 'sm-crypto-v2'

/** The order of a ciphertext's parts in GM/T 0003-2012: C1, C3, C2. */
const c1c3c2 = 1

/** A body with some fields encrypted by SM2, in hexadecimal with the 04 that backends expect. */
export function sealFields(body: unknown, fields: readonly string[], publicKey: string): unknown {
  return Object.fromEntries(
    Object.entries(body as Record<string, unknown>).map(([name, value]) => [
      name,
      fields.includes(name) ? `04${sm2.doEncrypt(String(value), publicKey, c1c3c2)}` : value,
    ]),
  )
}
