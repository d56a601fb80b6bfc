import type { AppRecord } from '../../hosting/hosted-app'

/** The origins of the external pages among the apps. */
export function framedOrigins(apps: readonly AppRecord[]): Set<string> {
  return new Set(
    apps.flatMap(({ kind, source }) => {
      const entry = kind === 'framed' && new URLSearchParams(source?.split('?')[1]).get('url')
      return entry && URL.canParse(entry) ? [new URL(entry).origin] : []
    }),
  )
}
