import { data, redirect } from '@remix-run/node'
import { isPlatformError } from '~contract/platform/platform-error'
import { viewerPath } from '~contract/portal/paths'
import { fetchConstant } from '~server/platform/endpoints/constants'
import { logFailure } from '~server/session/failure-log'
import { requireSignedIn, withLiveSession } from '~server/session/guards'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { failureStatuses } from '~text/error-catalogue'

/** The path of the tenant's operation guide; null = the tenant has none. Throws PlatformError. */
export async function readGuidePath(context: PortalContext): Promise<string | null> {
  const value = await fetchConstant(context, callerOf(context), 'SYS_DOC_VIEW_URL')
  const fileId = value.trim()
  return fileId ? viewerPath(fileId, context.texts.operationGuide.title) : null
}

/**
 * Redirects to the tenant's operation guide (SYS_DOC_VIEW_URL holds its file id); otherwise returns why there is none.
 */
export async function findOperationGuide(context: PortalContext, request: Request) {
  await requireSignedIn(context, request)
  const { SYSTEM_NAME: systemName } = context.config
  try {
    const path = await withLiveSession(context, request, () => readGuidePath(context))
    if (path) throw redirect(path)
    return data({ systemName, missing: true }, { status: 404 })
  } catch (error) {
    if (!isPlatformError(error)) throw error
    logFailure(context, 'operation guide', error)
    return data({ systemName, missing: false }, { status: failureStatuses[error.failure] })
  }
}
