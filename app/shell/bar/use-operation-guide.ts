import { operationGuideAddressPath } from '~contract/portal/paths'
import { useText } from '../../text/text-context'
import { showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'

/** Opens the tenant's operation guide in a window of its own; without one says so where the person is (NAV-04). */
export function useOperationGuide(): () => Promise<void> {
  const { operationGuide } = useText()
  const server = useServer()
  return async () => {
    const answer = await server<{ path: string | null }>(operationGuideAddressPath)
    if ('error' in answer) showToast({ kind: 'error', text: answer.error })
    else if (!answer.data.path) showToast({ kind: 'info', text: operationGuide.none })
    else if (!openWindow(answer.data.path)) {
      showToast({ kind: 'warning', text: operationGuide.blocked })
    }
  }
}

/** False where the browser does not let it open. By `noopener` it would never say so. */
function openWindow(path: string): boolean {
  const opened = window.open(path)
  if (opened) opened.opener = null
  return opened !== null
}
