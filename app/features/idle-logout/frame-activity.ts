import type { AppRecord } from '~contract/hosting/hosted-app'

/** What a cooperating page in an iframe of another origin sends. */
const activityMessage = 'portal:activity'

/**
 * Whether a message reports activity in one of the external apps. It must have the agreed form, the app's origin, and
 * come from the very page that the app frame in this window shows. A window that the app has opened, or a page of its
 * origin elsewhere, says nothing about this window (SAFE-07).
 */
export function reportsActivity(
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  apps: readonly AppRecord[],
): boolean {
  if (typeof data !== 'object' || data?.type !== activityMessage) return false
  return apps.some((app) => originOf(app) === origin && isShownBy(app, source))
}

function originOf({ kind, source }: AppRecord): string | null {
  const entry = kind === 'external' && new URLSearchParams(source?.split('?')[1]).get('url')
  return entry && URL.canParse(entry) ? new URL(entry).origin : null
}

/** An external page is the only iframe of its wrapper, which is the document in the app frame. */
function isShownBy({ code }: AppRecord, source: MessageEventSource | null): boolean {
  const frames = document.querySelectorAll<HTMLIFrameElement>('iframe[data-app-code]')
  return [...frames].some(
    ({ dataset, contentWindow }) =>
      dataset.appCode === code && source !== null && contentWindow?.frames[0] === source,
  )
}
