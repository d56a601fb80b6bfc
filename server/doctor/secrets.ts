/** Shorter values would also mask parts of ordinary words. */
const shortest = 4
const secretNames = [
  'SESSION_SECRET',
  'EXTERNAL_APP_SECRETS',
  'PLATFORM_CLIENT',
  'AI_SERVICE_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
]

/**
 * Hides the secrets of an environment, and the user part of any address, in a text. The checks print none themselves;
 * this covers the words of peers and libraries.
 */
export function hideSecrets(env: Record<string, string | undefined>): (text: string) => string {
  const secrets = [...secretNames.flatMap((name) => secretsIn(env[name])), ...passwordsOf(env)]
    .filter((secret) => secret.length >= shortest)
    .sort((one, other) => other.length - one.length)
  return (text) =>
    secrets
      .reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text)
      .replace(/(\w:\/\/)[^/@\s]+@/g, '$1***@')
}

/** The secret part of `a,b`, `app=a` and `name:a`. */
function secretsIn(value = ''): string[] {
  const parts = value.split(',').map((part) => part.trim().replace(/^[\w-]+[=:]/, ''))
  return parts.flatMap((part) => [part, decoded(part)])
}

/** Also finds them in addresses with several hosts, which no URL parser reads. */
function passwordsOf(env: Record<string, string | undefined>): string[] {
  return Object.entries(env)
    .filter(([name]) => /_URL$/.test(name))
    .flatMap(([, value = '']) => [...value.matchAll(/:([^:/@]*)@|[?&]\w+=[^:&]*:([^&]*)/g)])
    .flatMap(([, password = '', own = '']) => [password || own, decoded(password || own)])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
