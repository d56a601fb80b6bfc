import type { AppRecord } from '~contract/hosting/hosted-app'

/** What a cooperating page in a frame of another origin says. */
const activityMessage = 'portal:activity'

/**
 * Whether a message says that somebody is active in one of the external apps: in that form, from the app's origin, and
 * from the very page that its frame here shows. A window that the app has opened, or a page of its origin elsewhere,
 * says nothing of this window (SAFE-07).
 */
export function tellsActivity(
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  apps: readonly AppRecord[],
): boolean {
  if (typeof data !== 'object' || data?.type !== activityMessage) return false
  return apps.some((app) => originOf(app) === origin && isShownBy(app, source))
}

function originOf({ kind, source }: AppRecord): string | null {
  const entry = kind === 'framed' && new URLSearchParams(source?.split('?')[1]).get('url')
  return entry && URL.canParse(entry) ? new URL(entry).origin : null
}

/** An external page is the one frame of its wrapper, which is the app's frame. */
function isShownBy({ code }: AppRecord, source: MessageEventSource | null): boolean {
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-app-code]')
  return [...frames].some(
    ({ dataset, contentWindow }) =>
      dataset.appCode === code && source !== null && contentWindow?.frames[0] === source,
  )
}
