import { useEffect, useRef } from 'react'
import { codeOfPath } from '~contract/hosting/hosted-app'

/**
 * When another app becomes the home page (ME-04), the tab of the old one shows it, at once. Where that tab may not be
 * taken away the new home waits for the next visit.
 */
export function useHomeTab(
  home: string | null,
  replaceTab: (id: string, path: string) => void,
  mayGo: (code: string) => boolean,
) {
  const before = useRef(home)
  const latest = useRef({ replaceTab, mayGo })
  latest.current = { replaceTab, mayGo }
  useEffect(() => {
    const old = codeOfPath(before.current ?? '')
    before.current = home
    if (!old || !home || old === codeOfPath(home)) return
    if (latest.current.mayGo(old)) latest.current.replaceTab(old, home)
  }, [home])
}
