import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { onPageKey, paletteEvent } from '../../hosting/realm/palette-key'
import type { Shell } from '../../shell/store/shell'
import { useShell } from '../../shell/store/shell-context'
import { FocusOrigin } from './focus-origin'

export interface PaletteState {
  open: boolean
  /** How often it has been opened in this page. */
  times: number
  origin: FocusOrigin
  /** Takes what is typed until the palette's box has the focus. */
  early: RefObject<HTMLTextAreaElement>
  show(): void
  /** `chosen`: what was chosen comes once the palette has left, which no key may prevent. */
  close(chosen?: boolean): void
  /** Its file could not be had. */
  lost(): void
  /** It is in the page. */
  came(): void
  /** It has left the page. */
  gone(): void
}

type Phase = 'away' | 'there' | 'leaving' | 'making room'

/** Keys that follow each other within this time (ms) belong together. */
const typingPause = 800

/** The command palette's key (DESK-09). What it opens is loaded on first use. */
export function usePaletteState(): PaletteState {
  const shell = useShell()
  const early = useRef<HTMLTextAreaElement>(null)
  const [origin] = useState(() => new FocusOrigin())
  const [{ open, times }, setState] = useState({ open: false, times: 0 })
  const pause = useRef<number>()
  const phase = useRef<Phase>('away')

  const forgetEarly = useCallback(() => {
    const field = early.current
    if (!field) return
    field.value = ''
    if (field !== document.activeElement) return
    field.blur()
    origin.giveBack()
  }, [origin])
  const show = useCallback(() => {
    if (phase.current === 'there' || phase.current === 'making room') return
    // One that still leaves the page comes back at once, and empty: what is typed may go into its box already.
    if (phase.current === 'away') {
      if (isQuestionOpen(shell)) return forgetEarly()
      origin.note(early.current)
    }
    clearTimeout(pause.current)
    setState((now) => ({ open: true, times: now.times + 1 }))
    early.current?.focus()
  }, [shell, origin, forgetEarly])
  const close = useCallback(
    (chosen = false) => {
      if (phase.current !== 'away') phase.current = chosen ? 'making room' : 'leaving'
      forgetEarly()
      setState((now) => ({ ...now, open: false }))
    },
    [forgetEarly],
  )
  const lost = useCallback(() => {
    setState((now) => ({ ...now, open: false }))
    // What is still being typed is meant for the palette, and must not go into the field that had the focus.
    const wait = (before = early.current?.value) => {
      pause.current = window.setTimeout(() => {
        if (early.current?.value === before) forgetEarly()
        else wait()
      }, typingPause)
    }
    wait()
  }, [forgetEarly])
  const came = useCallback(() => {
    phase.current = 'there'
  }, [])
  const gone = useCallback(() => {
    if (phase.current !== 'there') phase.current = 'away'
  }, [])

  usePaletteKey(early, phase, show)
  return { open, times, origin, early, show, close, lost, came, gone }
}

/** The key in the page and in apps, and the letters that an app has seen after it. */
function usePaletteKey(
  early: RefObject<HTMLTextAreaElement>,
  phase: RefObject<Phase>,
  show: () => void,
) {
  useEffect(() => {
    // Pressed before this page was alive, the key has led here.
    if (early.current === document.activeElement) show()
    const stop = onPageKey('search', window, show)
    const wanted = (event: Event) => {
      const { detail: letter } = event as CustomEvent<string>
      if (!letter) return show()
      const isTaken = phase.current === 'there' || early.current === document.activeElement
      if (isTaken) typeEarly(early.current, letter)
    }
    window.addEventListener(paletteEvent, wanted)
    return () => {
      stop()
      window.removeEventListener(paletteEvent, wanted)
    }
  }, [early, phase, show])
}

/** A question over the page, or one that is about to come, waits for its answer first. */
function isQuestionOpen({ state: { overlay, question, leaving } }: Shell): boolean {
  return Boolean(overlay || question || leaving || document.querySelector('[aria-modal=true]'))
}

/** A letter typed in an app after the palette's key, before the focus was here. */
function typeEarly(field: HTMLTextAreaElement | null, letter: string) {
  if (!field) return
  field.value += letter
  field.dispatchEvent(new Event('input'))
}
