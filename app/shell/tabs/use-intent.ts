import { useCallback, useEffect, useRef } from 'react'
import type { AppCode } from '~contract/hosting/hosted-app'
import { codeOfTab, type TabId } from '../../hosting/open-tabs'

/** If the pointer stays shorter than this (ms), it is only passing over the tab. */
const hesitation = 90

/** Calls `intend` with the app whose tab has had the pointer or the focus for a moment. */
export function useIntent(intend: (code: AppCode) => void) {
  const latest = useRef(intend)
  latest.current = intend
  const about = useRef<TabId>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback((id: TabId | undefined) => {
    if (id === about.current) return
    about.current = id
    clearTimeout(timer.current)
    if (id) timer.current = setTimeout(() => latest.current(codeOfTab(id)), hesitation)
  }, [])
}
