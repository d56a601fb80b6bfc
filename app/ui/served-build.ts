import { buildPath } from '~contract/portal/paths'

/** The build of this page; '' in development, where builds have no names. */
export function ownBuild(): string {
  return import.meta.env.PROD ? window.__remixManifest.version : ''
}

/** The build that the portal serves now; null if unknown. Never rejects. */
export async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch(buildPath, { cache: 'no-store' })
    const { build } = answer.ok ? await answer.json() : { build: null }
    return typeof build === 'string' ? build : null
  } catch {
    return null
  }
}
