import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import type { HomeLayout } from '~contract/platform/home-layouts'
import { useText } from '../../text/text-context'
import { closeToast, showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import { useServerData } from '../../ui/use-server-data'

/** The layouts, which one is the user's, and the choice of another; one at a time. */
export function useLayouts() {
  const { workbenchLayout } = useText()
  const server = useServer()
  const { revalidate } = useRevalidator()
  const { data, error, loading, reload } = useServerData<{ layouts: HomeLayout[] }>('/home-layouts')
  /** The id of the one that was chosen last here. */
  const [kept, setKept] = useState<string | null>(null)
  /** The id of the one that is on its way. */
  const [saving, setSaving] = useState<string | null>(null)
  const running = useRef(false)
  const failure = useRef(0)

  async function choose(id: string) {
    if (running.current) return
    running.current = true
    setSaving(id)
    closeToast(failure.current)
    const answer = await server('/home-layouts', { method: 'POST', body: { id } })
    running.current = false
    setSaving(null)
    if ('error' in answer) {
      const text = workbenchLayout.failed(answer.error)
      failure.current = showToast({ kind: 'error', text })
      // It may be gone.
      return reload()
    }
    setKept(id)
    // The page's data bring the new home.
    revalidate()
    showToast({ kind: 'success', text: workbenchLayout.done })
  }

  const layouts = data?.layouts ?? null
  const current = kept ?? layouts?.find(({ status }) => status === '1')?.id ?? null
  return { layouts, current, error, loading, reload, choose, saving }
}
