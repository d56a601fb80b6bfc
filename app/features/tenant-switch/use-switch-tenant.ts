import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import { useShell } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { callServer } from '../../ui/server-call'
import { closeToast, showToast } from '../../ui/toast'

/** The user who switches, and the tenant. */
interface Switched {
  userId: string
  tenantId: string
}

/**
 * Switches to another tenant, one switch at a time, after asking about unsaved work; a failure changes nothing
 * (NAV-05).
 */
export function useSwitchTenant() {
  const shell = useShell()
  const texts = useText()
  const { revalidate } = useRevalidator()
  const [switching, setSwitching] = useState(false)
  const running = useRef(false)
  const failure = useRef(0)

  async function switchTo(tenantId: string) {
    if (running.current) return
    running.current = true
    setSwitching(true)
    closeToast(failure.current)
    const call = { method: 'POST', body: { tenantId } } as const
    const outcome = await callServer<Switched>('/tenant-switch', texts, call)
    // The page is about to unload; until then no further switch may start.
    if (outcome !== 'signed-out' && 'data' in outcome) return shell.become(outcome.data)
    running.current = false
    setSwitching(false)
    if (outcome === 'signed-out') revalidate()
    else failure.current = showToast({ kind: 'error', text: texts.tenants.failed })
  }

  return { switchTo: (id: string) => shell.ask('switch', () => switchTo(id)), switching }
}
