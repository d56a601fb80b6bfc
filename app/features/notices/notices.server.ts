import { listSystemNotices } from '~contract/platform/system-notices'
import { listVersions } from '~contract/platform/versions'
import { safeHtml } from '~server/platform/safe-html'
import { withoutPart } from '~server/session/failure-log'
import { callerOf, type PortalContext } from '~server/session/load-context'

/** A notice by the platform's operator, as it is shown. */
export interface ShownNotice {
  id: string
  /** '' = the portal's own heading. */
  title: string
  /** Sanitised. */
  html: string
  /** At the bottom right; otherwise in the centre, on top of everything. */
  corner: boolean
  /** Seconds after which it closes on its own; 0 = it stays. */
  closesAfter: number
  /** Seconds before it can be closed. */
  closableAfter: number
  /** How often it may be shown again. */
  frequency: number
}

/** A version that is announced to users. */
export interface ShownVersion {
  id: string
  version: string
  title: string
  /** Seconds after which it closes on its own; 0 = it stays. */
  closesAfter: number
}

export interface Notices {
  system: ShownNotice | null
  version: ShownVersion | null
}

/** What is announced after sign-in. A part that fails to load is left out: no page waits for it. */
export async function readNotices(context: PortalContext): Promise<Notices> {
  const without = (error: unknown) => withoutPart(context, 'notices', error)
  const [system, version] = await Promise.all([
    readSystemNotice(context).catch(without),
    readVersionNotice(context).catch(without),
  ])
  return { system, version }
}

/** The first entry only, and only if it is marked to be shown. */
async function readSystemNotice(context: PortalContext): Promise<ShownNotice | null> {
  const [notice] = await context.platform.call(listSystemNotices, callerOf(context))
  if (notice?.remind !== 0) return null
  return {
    id: notice.id,
    title: notice.title.trim(),
    html: safeHtml(notice.content),
    corner: notice.reminderLocation === 1,
    closesAfter: notice.reminderOperation === 1 ? notice.shutdownLen : 0,
    closableAfter: notice.reminderOperation === 2 ? notice.countdownLen : 0,
    frequency: notice.reminderFrequency,
  }
}

async function readVersionNotice(context: PortalContext): Promise<ShownVersion | null> {
  const versions = await context.platform.call(listVersions, callerOf(context))
  const shown = versions.find(({ remind }) => remind === 0)
  if (!shown) return null
  const { id, version, title, shutdownLen } = shown
  return { id, version, title, closesAfter: shutdownLen }
}
