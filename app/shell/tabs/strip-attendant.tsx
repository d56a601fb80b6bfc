import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../text/text-context'
import { moveKey } from './move-key'
import type { StripTab, TabCommands } from './strip-tab'
import { TabDragging } from './tab-dragging'
import { tabIdAt } from './tab-elements'
import { exchangeable } from './tab-order'
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
 * Attends to the tabs once somebody is at them: dragging, moving by keys, the wheel, and what
 * somebody is about to open. Stands beside the tabs and listens on their box, so that its coming
 * changes nothing about them.
 */
export default function StripAttendant(props: StripAttendantProps) {
  const { tabs, scroller, commands, mover, onHold } = props
  const { tabStrip } = useText()
  const [moved, setMoved] = useState('')
  const consider = useIntent(commands.intend)

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
      <TabDragging tabs={tabs} scroller={scroller} onMove={move} onHold={onHold} />
    </>
  )
}
