import { isPublic } from './loopback.mjs'

/** Published in the source code and in the documentation's examples. */
export const publishedClient = 'portal:portal-secret'
const publishedSecrets = ['anything-of-16-characters', 'its-secret-of-16-characters']
/** A secret with fewer different characters was not generated. */
const leastCharacters = 8

interface Judged {
  NODE_ENV: string
  DEMONSTRATION: boolean
  HOST: string
  PUBLIC_URL?: string | undefined
  PLATFORM_URL?: string | undefined
  PLATFORM_CLIENT: string
  SESSION_SECRET: readonly string[]
  EXTERNAL_APP_SECRETS: ReadonlyMap<string, string>
}

/**
 * What must not run in production unless it is declared a demonstration (SAFE-17).
 * @returns the complaints, each beginning with the variable's name
 */
export function weakSettings(config: Judged): string[] {
  if (config.NODE_ENV !== 'production' || config.DEMONSTRATION) return []
  const { PLATFORM_URL, PLATFORM_CLIENT, SESSION_SECRET, EXTERNAL_APP_SECRETS } = config
  const othersReachIt = isPublic(config)
  const complaints = [
    ...weakSecrets('SESSION_SECRET', SESSION_SECRET, othersReachIt),
    ...weakSecrets('EXTERNAL_APP_SECRETS', [...EXTERNAL_APP_SECRETS.values()], othersReachIt),
  ]
  if (!othersReachIt) return complaints
  if (PLATFORM_CLIENT === publishedClient) {
    complaints.push('PLATFORM_CLIENT: is published in the sources')
  }
  if (!PLATFORM_URL) {
    complaints.push('PLATFORM_URL: must be set if others can reach the portal')
  }
  return complaints
}

function weakSecrets(name: string, secrets: readonly string[], othersReachIt: boolean): string[] {
  const complaints: string[] = []
  if (secrets.some((secret) => new Set(secret).size < leastCharacters)) {
    complaints.push(`${name}: needs at least ${leastCharacters} different characters`)
  }
  if (othersReachIt && secrets.some((secret) => publishedSecrets.includes(secret))) {
    complaints.push(`${name}: is published in the documents`)
  }
  return complaints
}
