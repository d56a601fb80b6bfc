import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { onPageKey, paletteEvent } from '../../hosting/realm/palette-key'
import { useShell } from '../../shell/store/shell-context'
import { isQuestionOpen } from '../../shell/store/shell-state'
import { FocusOrigin } from './focus-origin'

export interface PaletteState {
  open: boolean
  /** How often the palette has been opened in this page. */
  times: number
  origin: FocusOrigin
  /** Receives what is typed until the palette's box has the focus. */
  early: RefObject<HTMLTextAreaElement>
  show(): void
  /** `chosen`: a choice will run once the palette has left the page, and no key may prevent that. */
  close(chosen?: boolean): void
  /** The palette's file could not be loaded. */
  lost(): void
  /** The palette is in the page. */
  came(): void
  /** The palette has left the page. */
  gone(): void
}

type Phase = 'away' | 'there' | 'leaving' | 'making room'

/** Keys that follow each other within this time (ms) belong together. */
const typingPause = 800

/** The command palette's key (DESK-09). The palette is loaded on first use. */
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
    // A palette that is still closing reopens at once, and empty: typed text may already go into its box.
    if (phase.current === 'away') {
      if (isQuestionOpen(shell.state)) return forgetEarly()
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
    // What is still being typed is meant for the palette, and must not go into the previously focused field.
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

/** The key in the page and in apps, and the letters that an app received after it. */
function usePaletteKey(
  early: RefObject<HTMLTextAreaElement>,
  phase: RefObject<Phase>,
  show: () => void,
) {
  useEffect(() => {
    // The key was pressed before hydration, and moved the focus here.
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

/** Adds a letter that was typed in an app after the palette's key, before the focus was here. */
function typeEarly(field: HTMLTextAreaElement | null, letter: string) {
  if (!field) return
  field.value += letter
  field.dispatchEvent(new Event('input'))
}
