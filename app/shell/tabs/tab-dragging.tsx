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
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { TabId } from '../../hosting/open-tabs'
import type { StripTab } from '../store/strip-tab'
import { tabElement } from './tab-elements'
import { useListeners } from './use-listeners'

/** By tab id: passes an event to dnd-kit's listeners, which start dragging. */
type Lifts = Map<string, (event: Event) => void>

interface TabDraggingProps {
  tabs: readonly StripTab[]
  scroller: RefObject<HTMLElement>
  /** A press that began before this part was loaded. */
  pressed: { readonly current: Event | null }
  onMove(id: TabId, over: TabId): void
  /** A finger held a tab and let go without moving. */
  onHold(id: TabId): void
}

/** How far (px) the mouse must move before a click becomes a drag. */
const distance = 8
/** How long a finger must rest (ms), and how far it may move meanwhile (px), for a drag instead of a scroll. */
const holding = { delay: 250, tolerance: 6 }
/** How long after a drag its click may follow (ms). */
const lateClick = 50

/** Mouse and pen; the TouchSensor handles fingers. */
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
 * Drags the existing tab elements without rendering them; afterwards React renders the new order.
 */
export function TabDragging({ tabs, scroller, pressed, onMove, onHold }: TabDraggingProps) {
  const lifts = useRef<Lifts>(new Map()).current
  const lift = (event: Event) => {
    const link = (event.target as Element).closest<HTMLElement>('[role=tab]')
    lifts.get(link?.dataset.tab ?? '')?.(event)
  }
  useListeners(scroller, { pointerdown: lift, touchstart: lift })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tabs can be lifted
  useEffect(() => {
    if (pressed.current) lift(pressed.current)
  }, [])

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance } }),
    useSensor(TouchSensor, { activationConstraint: holding }),
  )
  const swallowClick = useSwallowedClick()

  function onDragStart({ active, activatorEvent }: DragStartEvent) {
    swallowClick.start()
    // Otherwise an app's frame under the pointer would get the events, including the end of the drag.
    if (activatorEvent instanceof window.PointerEvent)
      tabElement(active.id as TabId)?.setPointerCapture(activatorEvent.pointerId)
  }
  function onDragEnd({ active, over, delta, activatorEvent }: DragEndEvent) {
    swallowClick.stop()
    const id = active.id as TabId
    if (over && over.id !== active.id) onMove(id, over.id as TabId)
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

/** Connects the elements of one tab with dnd-kit. */
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

/** Pinned and unpinned tabs are not exchanged. */
const amongAlike: CollisionDetection = (drag) =>
  closestCenter({
    ...drag,
    droppableContainers: drag.droppableContainers.filter(
      ({ data }) => data.current?.pinned === drag.active.data.current?.pinned,
    ),
  })

/** Horizontally only, and within the strip. */
const alongTheStrip: Modifier = ({ transform, draggingNodeRect, scrollableAncestorRects }) => {
  const strip = scrollableAncestorRects[0]
  if (!strip || !draggingNodeRect) return { ...transform, y: 0 }
  const leftmost = strip.left - draggingNodeRect.left
  const rightmost = strip.left + strip.width - draggingNodeRect.left - draggingNodeRect.width
  return { ...transform, x: Math.min(Math.max(transform.x, leftmost), rightmost), y: 0 }
}

/** The strip announces all moves itself, including those by keyboard and menu. */
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
