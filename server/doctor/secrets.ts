/** Shorter values would also hide parts of ordinary words. */
const shortest = 4
const secretNames = [
  'SESSION_SECRET',
  'EXTERNAL_APP_SECRETS',
  'PLATFORM_CLIENT',
  'AI_SERVICE_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
]

/**
 * Hides the secrets of an environment in a text, and the user part of any address. What the checks print contains none;
 * this holds for what a peer or a library may have put into its words, too.
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

/** Of `a,b`, `app=a` and `name:a` the part that must not be seen. */
function secretsIn(value = ''): string[] {
  const parts = value.split(',').map((part) => part.trim().replace(/^[\w-]+[=:]/, ''))
  return parts.flatMap((part) => [part, decoded(part)])
}

/** Also of addresses that no URL parser reads, with several hosts. */
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
