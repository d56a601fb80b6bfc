import { isRecord } from '../data/snapshot'

/** Names of secret values; `wbTokenKey` and the like only name such a value. */
export const secretName = /(?:token|password|passwd|pwd|secret|ticket|authorization|cookie)$/i
const cut = '***'
const mobile = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g

export interface SecretRules {
  /** Tokens seen so far, under any name. */
  tokens: ReadonlySet<string>
  hideMobiles: boolean
}

/** Removes tokens, passwords and, optionally, mobile numbers. */
export function withoutSecrets(value: unknown, rules: SecretRules, name = ''): unknown {
  if (typeof value === 'string') return cutText(value, rules, name)
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, rules, name))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutSecrets(item, rules, key)]),
  )
}

function cutText(text: string, { tokens, hideMobiles }: SecretRules, name: string): string {
  if (text !== '' && secretName.test(name)) return cut
  let safe = text
  for (const token of tokens) safe = safe.replaceAll(token, cut)
  return hideMobiles ? safe.replace(mobile, '$1****$2') : safe
}
