import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useState } from 'react'
import {
  type FieldType,
  type FormField,
  fieldTitles,
  fieldTypes,
  mostFields,
} from '../../contracts/formDesigner/form-fields'
import { spoken } from '../kit/spoken'
import { Canvas } from './canvas'
import { inserted, moved, newField } from './design'
import type { DesignBoardProps } from './design-board-props'
import { announcementsFor, instructions } from './drag-announcements'
import { Palette } from './palette'
import { PropertiesPanel } from './properties-panel'

const canvasId = 'canvas'
const paletteId = /^palette:(\w+)$/

function typeOf(id: string | number): FieldType | undefined {
  const type = paletteId.exec(String(id))?.[1]
  return fieldTypes.find((known) => known === type)
}

/** New fields must be dropped on the canvas; existing ones go to the nearest place. */
const collisions: CollisionDetection = (args) => {
  if (!typeOf(args.active.id)) return closestCenter(args)
  const found = pointerWithin(args)
  const fields = found.filter(({ id }) => id !== canvasId)
  return fields.length ? fields : found
}

interface FieldDragSetting {
  fields: FormField[]
  setFields(fields: FormField[]): void
  add(type: FieldType, place: number): void
}

/** New fields come from the palette; existing ones change places. */
function useFieldDrag({ fields, setFields, add }: FieldDragSetting) {
  const [carried, setCarried] = useState<FieldType>()
  const [gap, setGap] = useState(-1)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: string | number) => fields.findIndex((field) => field.id === id)

  function onDragCancel() {
    setCarried(undefined)
    setGap(-1)
  }
  function onDragStart({ active }: DragStartEvent) {
    setCarried(typeOf(active.id))
  }
  function onDragOver({ active, over }: DragOverEvent) {
    if (!typeOf(active.id) || !over) return setGap(-1)
    setGap(over.id === canvasId ? fields.length : placeOf(over.id))
  }
  function onDragEnd({ active, over }: DragEndEvent) {
    const type = typeOf(active.id)
    onDragCancel()
    if (!over) return
    if (type) return add(type, over.id === canvasId ? fields.length : placeOf(over.id))
    if (over.id !== canvasId) setFields(moved(fields, placeOf(active.id), placeOf(over.id)))
  }

  return { carried, gap, sensors, onDragStart, onDragOver, onDragEnd, onDragCancel }
}

export function DesignBoard(props: DesignBoardProps) {
  const { design, selectedId, onSelect, onChange, onRefused } = props
  const { fields } = design
  const setFields = (next: FormField[]) => onChange({ ...design, fields: next })

  function add(type: FieldType, place = fields.length) {
    if (fields.length >= mostFields)
      return onRefused(spoken('一张表单最多 {mostFields} 个字段', { mostFields }))
    const field = newField(fields, type)
    setFields(inserted(fields, field, place))
    onSelect(field.id)
  }
  const { carried, gap, ...dragging } = useFieldDrag({ fields, setFields, add })

  return (
    <DndContext
      {...dragging}
      collisionDetection={collisions}
      accessibility={{
        announcements: announcementsFor(fields),
        screenReaderInstructions: instructions(),
      }}
    >
      <div className="grid cols-200px-1fr-300px max-900:cols-1 flex-1 gap-4 items-start p-4 max-900:p-3">
        <Palette onAdd={add} />
        <Canvas {...props} id={canvasId} gap={gap} />
        <PropertiesPanel {...props} key={selectedId} />
      </div>
      <DragOverlay dropAnimation={null}>
        {carried && (
          <span className="block w-full py-7px px-3 text-text font-inherit text-left bg-surface border rounded-md cursor-grab touch-none hover:text-accent hover:border-accent max-900:px-1.5 max-900:text-center text-accent border-accent shadow-md">
            {spoken(fieldTitles[carried])}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}
