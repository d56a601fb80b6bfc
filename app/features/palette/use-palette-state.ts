import { useCallback, useEffect, useRef, useState } from 'react'
import { onPaletteKey, paletteEvent } from '../../hosting/realm/palette-key'

export interface PaletteState {
  open: boolean
  /** Has been opened in this page. */
  wanted: boolean
  /** The element that gets the focus back. */
  opener: HTMLElement | null
  /** The same inside the frame that `opener` may be: what covers a frame takes its focus away. */
  inner: HTMLElement | null
  show(): void
  close(): void
  /** It has left the page, which is free for it again or not. */
  gone(free: boolean): void
}

const closed = { open: false, wanted: false, opener: null, inner: null }

type State = Pick<PaletteState, 'open' | 'wanted' | 'opener' | 'inner'>

/** The command palette's key (DESK-09). What it opens is loaded on first use. */
export function usePaletteState(): PaletteState {
  const [state, setState] = useState<State>(closed)
  /** While it leaves the page, it can be wanted again: it comes back once it has left. */
  const leaving = useRef(false)
  const wantedAgain = useRef(false)
  const show = useCallback(() => {
    if (leaving.current) {
      wantedAgain.current = true
      return
    }
    // A question over the page waits for its answer first.
    if (document.querySelector('[aria-modal=true]')) return
    const focused = document.activeElement as HTMLElement | null
    setState((before) => {
      // Between two of its appearances the focus may still be on its way back.
      const opener = focused === document.body ? (before.opener ?? focused) : focused
      return { open: true, wanted: true, opener, inner: focusedIn(opener) }
    })
  }, [])
  const close = useCallback(() => {
    leaving.current = true
    setState((now) => ({ ...now, open: false }))
  }, [])
  const gone = useCallback(
    (free: boolean) => {
      leaving.current = false
      if (wantedAgain.current && free) show()
      wantedAgain.current = false
    },
    [show],
  )
  useEffect(() => {
    const stop = onPaletteKey(window, show)
    window.addEventListener(paletteEvent, show)
    return () => {
      stop()
      window.removeEventListener(paletteEvent, show)
    }
  }, [show])
  return { ...state, show, close, gone }
}

/** What has the focus inside a frame that may be looked into. */
function focusedIn(frame: HTMLElement | null): HTMLElement | null {
  const inside = (frame as HTMLIFrameElement | null)?.contentDocument
  const focused = (inside?.activeElement as HTMLElement | null | undefined) ?? null
  return focused && (focusedIn(focused) ?? focused)
}
