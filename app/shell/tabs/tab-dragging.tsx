import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  type Modifier,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS as Styles } from '@dnd-kit/utilities'
import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { StripTab } from '../store/strip-tab'
import { tabElement } from './tab-elements'
import { useListeners } from './use-listeners'

/** How dragging of each tab begins: the listeners that dnd-kit needs. */
type Lifts = Map<string, (event: Event) => void>

interface TabDraggingProps {
  tabs: readonly StripTab[]
  scroller: RefObject<HTMLElement>
  onMove(id: string, over: string): void
  /** A finger held a tab and let it go where it was. */
  onHold(id: string): void
}

/** So far a mouse must go, that a click stays a click. */
const distance = 8
/** So long a finger must stay, that scrolling stays scrolling; and how much it may tremble. */
const holding = { delay: 250, tolerance: 6 }
/** How long a click may come after the pointer that dragged. */
const lateClick = 50

/** Mouse and pen. Fingers are the TouchSensor's. */
class MouseSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: PointerEvent) =>
        nativeEvent.isPrimary && nativeEvent.button === 0 && nativeEvent.pointerType !== 'touch',
    },
  ]
}

/**
 * Dragging of the tabs: moves the elements that are there, which know nothing of it. Afterwards React gives them
 * their new order.
 */
export function TabDragging({ tabs, scroller, onMove, onHold }: TabDraggingProps) {
  const lifts = useRef<Lifts>(new Map()).current
  const lift = (event: Event) => {
    const link = (event.target as Element).closest<HTMLElement>('[role=tab]')
    lifts.get(link?.dataset.tab ?? '')?.(event)
  }
  useListeners(scroller, { pointerdown: lift, touchstart: lift })

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance } }),
    useSensor(TouchSensor, { activationConstraint: holding }),
  )
  const swallowClick = useSwallowedClick()

  function onDragStart({ active, activatorEvent }: DragStartEvent) {
    swallowClick.start()
    // Over an app's frame its own document would get the pointer's events, the end of the drag among them.
    if (activatorEvent instanceof window.PointerEvent)
      tabElement(String(active.id))?.setPointerCapture(activatorEvent.pointerId)
  }
  function onDragEnd({ active, over, delta, activatorEvent }: DragEndEvent) {
    swallowClick.stop()
    const id = String(active.id)
    if (over && over.id !== active.id) onMove(id, String(over.id))
    else if (activatorEvent.type === 'touchstart' && Math.abs(delta.x) < distance) onHold(id)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongAlike}
      modifiers={[alongTheStrip]}
      autoScroll={{ threshold: { x: 0.12, y: 0 } }}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={swallowClick.stop}
    >
      <SortableContext items={tabs.map((tab) => tab.id)} strategy={horizontalListSortingStrategy}>
        {tabs.map((tab) => (
          <DraggableTab key={tab.id} tab={tab} scroller={scroller} lifts={lifts} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

interface DraggableTabProps {
  tab: StripTab
  scroller: RefObject<HTMLElement>
  lifts: Lifts
}

/** Gives dnd-kit the elements of one tab, and the elements what dnd-kit says of them. */
function DraggableTab({ tab: { id, pinned }, scroller, lifts }: DraggableTabProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    data: { pinned },
  })
  useLayoutEffect(() => {
    setNodeRef(tabElement(id))
    return () => setNodeRef(null)
  }, [id, setNodeRef])

  useLayoutEffect(() => {
    lifts.set(id, (nativeEvent) => {
      const name = nativeEvent.type === 'touchstart' ? 'onTouchStart' : 'onPointerDown'
      listeners?.[name]?.({ nativeEvent })
    })
    return () => void lifts.delete(id)
  }, [id, lifts, listeners])

  const moved = Styles.Translate.toString(transform) ?? ''
  useLayoutEffect(() => {
    const parts = scroller.current?.querySelectorAll<HTMLElement>(
      `[data-tab="${window.CSS.escape(id)}"]`,
    )
    for (const part of parts ?? []) {
      part.style.transform = moved
      part.style.transition = transition ?? ''
      part.toggleAttribute('data-lifted', isDragging)
    }
  }, [id, scroller, moved, transition, isDragging])
  return null
}

/** Pinned and other tabs do not change places. */
const amongAlike: CollisionDetection = (drag) =>
  closestCenter({
    ...drag,
    droppableContainers: drag.droppableContainers.filter(
      ({ data }) => data.current?.pinned === drag.active.data.current?.pinned,
    ),
  })

/** Sideways only, and not out of the strip. */
const alongTheStrip: Modifier = ({ transform, draggingNodeRect, scrollableAncestorRects }) => {
  const strip = scrollableAncestorRects[0]
  if (!strip || !draggingNodeRect) return { ...transform, y: 0 }
  const leftmost = strip.left - draggingNodeRect.left
  const rightmost = strip.left + strip.width - draggingNodeRect.left - draggingNodeRect.width
  return { ...transform, x: Math.min(Math.max(transform.x, leftmost), rightmost), y: 0 }
}

/** The strip says itself where a tab has gone: by keys and menu, too. */
const nothing = () => undefined
const silent: Announcements = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
}

/** A tab is a link: the click at the end of a drag must not follow it. */
function useSwallowedClick() {
  const swallow = useRef((event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }).current
  return {
    start: () => window.addEventListener('click', swallow, { capture: true }),
    stop: () =>
      void setTimeout(
        () => window.removeEventListener('click', swallow, { capture: true }),
        lateClick,
      ),
  }
}
