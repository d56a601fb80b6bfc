import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { FrameTerms, Zooming } from './terms'
import { nextZoom, pinched } from './zoom-steps'

export interface FrameKeys
  extends Pick<FrameTerms, 'paging' | 'zooming' | 'onTurn' | 'finding' | 'onPrint'> {
  onFind?(): void
}

/** The keys of all viewers. Those without Ctrl work only in the stage: in fields they are typed characters. */
export function useFrameKeys(terms: FrameKeys) {
  return (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const command = event.ctrlKey || event.metaKey
    const act = command ? commands[key] : onStage(event) ? keys[key] : undefined
    if (event.altKey || !act?.(terms)) return
    event.preventDefault()
  }
}

/** Returns whether there was something to do; if not, the key is left to the browser. */
type Act = (terms: FrameKeys) => boolean

const commands: Record<string, Act> = {
  // The browser's own search covers only what is drawn.
  f: ({ finding, onFind }) => done(finding && onFind, (find) => find()),
  // The browser would print only what is in view.
  p: ({ onPrint }) => done(onPrint, (print) => print()),
}

const larger: Act = ({ zooming }) =>
  done(zooming, ({ scale, most = 8, setScale }) => setScale(Math.min(most, nextZoom(scale, 1))))

const keys: Record<string, Act> = {
  '+': larger,
  '=': larger,
  '-': ({ zooming }) => done(zooming, ({ scale, setScale }) => setScale(nextZoom(scale, -1))),
  0: ({ zooming }) => done(zooming, ({ setFit }) => setFit('page')),
  1: ({ zooming }) => done(zooming, ({ setScale }) => setScale(1)),
  w: ({ zooming }) => done(zooming, ({ setFit }) => setFit('width')),
  r: ({ onTurn }) => done(onTurn, (turn) => turn(1)),
  l: ({ onTurn }) => done(onTurn, (turn) => turn(-1)),
  n: ({ paging }) => done(paging, ({ page, goTo }) => goTo(page + 1)),
  p: ({ paging }) => done(paging, ({ page, goTo }) => goTo(page - 1)),
  home: ({ paging }) => done(paging, ({ goTo }) => goTo(1)),
  end: ({ paging }) => done(paging, ({ total, goTo }) => goTo(total)),
}

function done<T>(part: T | undefined, act: (part: T) => void): boolean {
  if (part === undefined) return false
  act(part)
  return true
}

const onStage = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.dataset.stage !== undefined

/** Zooms by Ctrl and the wheel, or by a pinch on a touchpad, which the browser reports as such events. */
export function usePinch(frame: RefObject<HTMLElement>, zooming: Zooming | undefined): void {
  const latest = useRef(zooming)
  latest.current = zooming
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      const now = latest.current
      if (!event.ctrlKey || !now) return
      event.preventDefault()
      now.setScale(pinched(now.scale, event.deltaY, now.most))
    }
    // React's listener is passive, so the browser would zoom the page as well.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [frame])
}
