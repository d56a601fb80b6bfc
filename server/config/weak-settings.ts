import { isLoopback } from './loopback'

/** Published in the sources and in the examples of the documents. */
export const publishedClient = 'portal:portal-secret'
const publishedSecrets = ['anything-of-16-characters']
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
}

/**
 * What must not run in production unless it is declared a demonstration (SAFE-17).
 * @returns the complaints, each beginning with the variable's name
 */
export function weakSettings(config: Judged): string[] {
  if (config.NODE_ENV !== 'production' || config.DEMONSTRATION) return []
  const { HOST, PUBLIC_URL, PLATFORM_URL, PLATFORM_CLIENT, SESSION_SECRET } = config
  const isPublic =
    !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname))
  const complaints: string[] = []
  if (SESSION_SECRET.some((secret) => new Set(secret).size < leastCharacters)) {
    complaints.push(`SESSION_SECRET: needs at least ${leastCharacters} different characters`)
  }
  if (!isPublic) return complaints
  if (SESSION_SECRET.some((secret) => publishedSecrets.includes(secret))) {
    complaints.push('SESSION_SECRET: is published in the documents')
  }
  if (PLATFORM_CLIENT === publishedClient) {
    complaints.push('PLATFORM_CLIENT: is published in the sources')
  }
  if (!PLATFORM_URL) {
    complaints.push('PLATFORM_URL: must be set if others can reach the portal')
  }
  return complaints
}
