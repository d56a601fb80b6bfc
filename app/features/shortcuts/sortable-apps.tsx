import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type MutableRefObject, type ReactNode, useRef } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { useShortcutsText } from './use-shortcuts-text'

interface SortableAppsProps {
  apps: readonly HostedApp[]
  onSort(codes: string[]): void
  dragging: MutableRefObject<boolean>
  children: ReactNode
}

/** A list that can be sorted by mouse, long touch or keyboard, and announces each step. */
export function SortableApps({ apps, onSort, dragging, children }: SortableAppsProps) {
  const { sorting } = useShortcutsText()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A shorter touch scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const codes: string[] = apps.map((app) => app.code)
  const stop = () => {
    dragging.current = false
  }

  function drop({ active, over }: DragEndEvent) {
    stop()
    if (!over || over.id === active.id) return
    onSort(arrayMove(codes, codes.indexOf(String(active.id)), codes.indexOf(String(over.id))))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: useAnnouncements(apps),
        screenReaderInstructions: { draggable: sorting.howTo },
      }}
      onDragStart={() => {
        dragging.current = true
      }}
      onDragEnd={drop}
      onDragCancel={stop}
    >
      <SortableContext items={codes} strategy={verticalListSortingStrategy}>
        <ol className="px-3 pb-3">{children}</ol>
      </SortableContext>
    </DndContext>
  )
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

function useAnnouncements(apps: readonly HostedApp[]): Announcements {
  const { sorting } = useShortcutsText()
  const titleOf = (id: UniqueIdentifier) => apps.find((app) => app.code === id)?.title ?? ''
  // A lifted app is at first over its own place: that must not replace the announcement of the lifting.
  const moved = useRef(false)
  const placeOf = (id: UniqueIdentifier) => apps.findIndex((app) => app.code === id) + 1
  return {
    onDragStart({ active }) {
      moved.current = false
      return sorting.start(titleOf(active.id), placeOf(active.id), apps.length)
    },
    onDragOver({ active, over }) {
      moved.current ||= over?.id !== active.id
      return over && moved.current ? sorting.over(titleOf(active.id), placeOf(over.id)) : undefined
    },
    onDragEnd: ({ active, over }) =>
      sorting.end(titleOf(active.id), placeOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => sorting.cancel(titleOf(active.id)),
  }
}
