import { sm2 } from 'sm-crypto-v2'

/** This key pair protects nothing but demonstrations. The public half is in docs/qa-guide/control-api.md. */
const privateKey = '4a0707f84d218dad22207585abd5b91f35c486d20131d68606c10560dbf13eac'

const c1c3c2 = 1
/** 04, then point, digest and at least one byte of text. */
const ciphertext = /^04[0-9a-f]{194,}$/i

/** Opens sealed fields; unencrypted ones stay as they are. */
export function openFields(body: unknown, sealed: readonly string[] = []): unknown {
  if (sealed.length === 0) return body
  return Object.fromEntries(
    Object.entries(body as Record<string, unknown>).map(([name, value]) => [
      name,
      sealed.includes(name) && typeof value === 'string' ? opened(value) : value,
    ]),
  )
}

/** Text encrypted with another key stays as it is and matches no password. */
function opened(text: string): string {
  if (!ciphertext.test(text)) return text
  try {
    return sm2.doDecrypt(text.slice(2), privateKey, c1c3c2, { output: 'string' }) || text
  } catch {
    return text
  }
}
