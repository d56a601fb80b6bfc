import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { moveKey } from './move-key'
import type { StripTab, TabCommands } from './strip-tab'
import { TabDragging } from './tab-dragging'
import { focusTab, tabIdAt } from './tab-elements'
import { exchangeable, successor } from './tab-order'
import { useIntent } from './use-intent'
import { useListeners } from './use-listeners'

interface StripAttendantProps {
  tabs: readonly StripTab[]
  scroller: RefObject<HTMLElement>
  commands: TabCommands
  /** Is given the way to move a tab that also tells people who do not see it. */
  mover: { current: TabCommands['move'] }
  onHold(id: string): void
}

/**
 * Attends to the tabs once somebody is at them: dragging, moving by keys, the focus of tabs that move or go, the
 * wheel, and what somebody is about to open. Stands beside the tabs and listens on their box, so that its coming
 * changes nothing about them.
 */
export default function StripAttendant(props: StripAttendantProps) {
  const { tabs, scroller, commands, mover, onHold } = props
  const { tabStrip } = useText()
  const [moved, setMoved] = useState('')
  const consider = useIntent(commands.intend)
  const focused = useKeptFocus(tabs)

  const move = (id: string, over: string) => {
    const title = tabs.find((tab) => tab.id === id)?.title ?? ''
    const place = tabs.findIndex((tab) => tab.id === over) + 1
    commands.move(id, over)
    setMoved(tabStrip.moved(title, place, tabs.length))
  }
  useEffect(() => {
    mover.current = move
  })

  useEffect(() => {
    const here = scroller.current?.querySelector<HTMLElement>('[role=tab]:is(:hover, :focus)')
    consider(here?.dataset.tab)
  }, [scroller, consider])

  useListeners(scroller, {
    pointerover: (event) => consider(event.target ? tabIdAt(event.target) : undefined),
    pointerleave: () => consider(undefined),
    focusin(event) {
      focused.current = event.target ? tabIdAt(event.target) : undefined
      consider(focused.current)
    },
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
      <TabDragging tabs={tabs} scroller={scroller} onMove={move} onHold={onHold} />
    </>
  )
}

/**
 * Gives the focus back that is lost when the element that has it moves in the document or goes: to the same tab,
 * else to its neighbour. Returns the place to note which tab has it.
 */
function useKeptFocus(tabs: readonly StripTab[]) {
  const focused = useRef(document.activeElement ? tabIdAt(document.activeElement) : undefined)
  const order = useRef(tabs.map((tab) => tab.id))

  useEffect(() => {
    const before = order.current
    const after = tabs.map((tab) => tab.id)
    order.current = after
    const lost = document.activeElement === null || document.activeElement === document.body
    if (!lost || !focused.current || after.join() === before.join()) return
    const next = successor(before, after, focused.current)
    if (next) focusTab(next)
  }, [tabs])
  return focused
}
