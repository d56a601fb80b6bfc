import { type RefObject, useEffect, useState } from 'react'
import type { TabId } from '../../hosting/open-tabs'
import { useText } from '../../text/text-context'
import type { StripTab, TabCommands } from '../store/strip-tab'
import { moveKey } from './move-key'
import { TabDragging } from './tab-dragging'
import { tabIdAt } from './tab-elements'
import { exchangeable } from './tab-order'
import { useIntent } from './use-intent'
import { useListeners } from './use-listeners'

interface StripAttendantProps {
  tabs: readonly StripTab[]
  scroller: RefObject<HTMLElement>
  commands: TabCommands
  /** Receives the `move` function that also announces the new position to screen readers. */
  mover: { current: TabCommands['move'] }
  /** The press that caused this part to load, if it still lasts: it may become a drag. */
  pressed: { readonly current: Event | null }
  onHold(id: TabId): void
}

/**
 * Dragging tabs, moving them by keyboard, scrolling, and preparing the app that the user is about to open. Loaded when
 * the user first touches the tabs; it listens on their box, so loading it does not render the tabs again.
 */
export default function StripAttendant(props: StripAttendantProps) {
  const { tabs, scroller, commands, mover, pressed, onHold } = props
  const { tabStrip } = useText()
  const [moved, setMoved] = useState('')
  const consider = useIntent(commands.intend)

  const move = (id: TabId, over: TabId) => {
    const title = tabs.find((tab) => tab.id === id)?.title ?? ''
    const position = tabs.findIndex((tab) => tab.id === over) + 1
    commands.move(id, over)
    setMoved(tabStrip.moved(title, position, tabs.length))
  }
  useEffect(() => {
    mover.current = move
  })

  useEffect(() => {
    const here = scroller.current?.querySelector<HTMLElement>('[role=tab]:hover, [role=tab]:focus')
    if (here) consider(tabIdAt(here))
  }, [scroller, consider])

  useListeners(scroller, {
    pointerover: (event) => consider(event.target ? tabIdAt(event.target) : undefined),
    pointerleave: () => consider(undefined),
    focusin: (event) => consider(event.target ? tabIdAt(event.target) : undefined),
    focusout: () => consider(undefined),
    keydown(event) {
      const step = moveKey(event)
      const id = event.target ? tabIdAt(event.target) : undefined
      const over = step && id && exchangeable(tabs, id, step)
      if (id && over) move(id, over)
    },
    wheel({ deltaX, deltaY }) {
      if (deltaX === 0 && scroller.current) scroller.current.scrollLeft += deltaY
    },
  })

  return (
    <>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      <TabDragging
        tabs={tabs}
        scroller={scroller}
        pressed={pressed}
        onMove={move}
        onHold={onHold}
      />
    </>
  )
}
