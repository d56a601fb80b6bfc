import { useCallback, useEffect, useState } from 'react'
import { hearPaletteKey, paletteEvent } from '../../hosting/realm/palette-key'

export interface PaletteState {
  open: boolean
  /** Has been opened in this page. */
  wanted: boolean
  /** Where the focus was, and goes back to. */
  opener: HTMLElement | null
  /** The same inside the frame that `opener` may be: what covers a frame takes its focus away. */
  inner: HTMLElement | null
  show(): void
  close(): void
}

const closed = { open: false, wanted: false, opener: null, inner: null }

type State = Pick<PaletteState, 'open' | 'wanted' | 'opener' | 'inner'>

/** The command palette's key (DESK-09). What it opens is loaded on first use. */
export function usePalette(): PaletteState {
  const [state, setState] = useState<State>(closed)
  const show = useCallback(() => {
    // A question over the page waits for its answer first.
    if (document.querySelector('[aria-modal=true]')) return
    const opener = document.activeElement as HTMLElement | null
    setState({ open: true, wanted: true, opener, inner: focusedIn(opener) })
  }, [])
  const close = useCallback(() => setState((now) => ({ ...now, open: false })), [])
  useEffect(() => {
    const stop = hearPaletteKey(window, show)
    window.addEventListener(paletteEvent, show)
    return () => {
      stop()
      window.removeEventListener(paletteEvent, show)
    }
  }, [show])
  return { ...state, show, close }
}

/** What has the focus inside a frame that may be looked into. */
function focusedIn(frame: HTMLElement | null): HTMLElement | null {
  const inside = (frame as HTMLIFrameElement | null)?.contentDocument
  const focused = (inside?.activeElement as HTMLElement | null | undefined) ?? null
  return focused && (focusedIn(focused) ?? focused)
}
