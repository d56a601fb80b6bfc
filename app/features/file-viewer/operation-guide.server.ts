import { data, redirect } from '@remix-run/node'
import { viewerPath } from '../../config/paths'
import { failureStatuses } from '../../errors/catalogue'
import { fetchConstant } from '../../platform/endpoints/constants.server'
import { isPlatformError } from '../../platform/platform-error'
import { requireSignedIn, withLiveSession } from '../../session/guards.server'
import { callerOf, type PortalContext } from '../../session/load-context'
import { zhCN } from '../../text/zh-CN'

/** Leads to the tenant's operation guide (SYS_DOC_VIEW_URL holds its file id); what is left says why there is none. */
export async function findOperationGuide(context: PortalContext, request: Request) {
  await requireSignedIn(context, request)
  const { SYSTEM_NAME: systemName } = context.config
  try {
    const fileId = await withLiveSession(context, request, () =>
      fetchConstant(context, callerOf(context), 'SYS_DOC_VIEW_URL'),
    )
    if (fileId.trim()) throw redirect(viewerPath(fileId.trim(), zhCN.operationGuide.title))
    return data({ systemName, missing: true }, { status: 404 })
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, service, call, message } = error
    context.log.warn({ failure, service, call, reason: message }, 'no operation guide')
    return data({ systemName, missing: false }, { status: failureStatuses[failure] })
  }
}
