import { useEffect, useRef, useSyncExternalStore } from 'react'

/** On a phone the panel fills the screen; in wider windows it is beside the work, not over it. */
const wholeScreen = '(max-width: 640px)'
const beside = '(min-width: 1024px)'
/** Elements at the window's right edge stay clear of the panel by this width. */
const sideWidth = '--side-width'

/** The panel's position and its effect on the rest of the page. The focus returns when the panel closes. */
export function usePanelPosition(open: boolean) {
  const element = useRef<HTMLElement>(null)
  const narrow = useMedia(wholeScreen)
  const isBeside = useMedia(beside)

  useEffect(() => {
    const root = document.documentElement.style
    if (open && isBeside) root.setProperty(sideWidth, `${element.current?.offsetWidth ?? 0}px`)
    return () => void root.removeProperty(sideWidth)
  }, [open, isBeside])

  useEffect(() => {
    if (!open || !narrow) return
    const others = [...(element.current?.parentElement?.children ?? [])].filter(
      (one) => one !== element.current && one instanceof HTMLElement && !one.inert,
    ) as HTMLElement[]
    for (const other of others) other.inert = true
    return () => {
      for (const other of others) other.inert = false
    }
  }, [open, narrow])

  const before = useRef<Element | null>(null)
  useEffect(() => {
    const panel = element.current
    if (!open || !panel) return
    if (!panel.contains(document.activeElement)) before.current = document.activeElement
    return () => {
      const lost =
        document.activeElement === document.body || panel.contains(document.activeElement)
      if (lost && before.current instanceof HTMLElement) before.current.focus()
    }
  }, [open])
  return { element, narrow }
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
