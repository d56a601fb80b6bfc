import { useDroppable } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type FormField, fieldTitles, mostFields } from '../../contracts/formDesigner/form-fields'
import { Button } from '../kit/react'
import { spoken } from '../kit/spoken'
import { inserted, newField } from './design'
import type { DesignBoardProps } from './design-board-props'
import { FieldControl } from './field-control'

/** Spread into the element, because React 18 does not know `inert`. */
const unreachable = { inert: '' }

const tooMany = () => spoken('一张表单最多 {mostFields} 个字段', { mostFields })

interface CanvasProps extends DesignBoardProps {
  id: string
  /** The index of the field before which a dragged one would land; -1 = nothing is dragged here. */
  gap: number
}

export function Canvas({
  id,
  gap,
  design,
  selectedId,
  onSelect,
  onChange,
  onRefused,
}: CanvasProps) {
  const { setNodeRef } = useDroppable({ id })
  const { fields } = design

  function copy(field: FormField, place: number) {
    if (fields.length >= mostFields) return onRefused(tooMany())
    const made = { ...field, id: newField(fields, field.type).id }
    onChange({ ...design, fields: inserted(fields, made, place + 1) })
    onSelect(made.id)
  }
  function remove(field: FormField) {
    onChange({ ...design, fields: fields.filter((other) => other !== field) })
    onSelect('')
  }

  return (
    <section
      ref={setNodeRef}
      className="panel grid gap-2.5 content-start min-h-420px p-4"
      aria-label={spoken('表单内容')}
    >
      <button
        type="button"
        className={`canvas-title grid justify-items-center p-2.5 text-text font-inherit bg-none border-transparent rounded-md cursor-pointer hover:border-accent${selectedId === '' ? ' selected' : ''}`}
        aria-pressed={selectedId === ''}
        onClick={() => onSelect('')}
      >
        <span className="font-bold text-18px">{design.title || spoken('未命名表单')}</span>
        <span className="muted">{design.description || spoken('点击修改名称和说明')}</span>
      </button>
      <SortableContext items={fields} strategy={verticalListSortingStrategy}>
        <ol className="grid gap-2.5" aria-label={spoken('字段')}>
          {fields.map((field, place) => (
            <CanvasField
              key={field.id}
              field={field}
              selected={field.id === selectedId}
              marked={gap === place}
              onSelect={() => onSelect(field.id)}
              onCopy={() => copy(field, place)}
              onRemove={() => remove(field)}
            />
          ))}
        </ol>
      </SortableContext>
      {gap === fields.length && <div className="gap h-3px bg-accent rounded-2px" />}
      {fields.length === 0 && gap < 0 && (
        <p className="state">{spoken('从字段类型中拖入或者点击，开始设计表单')}</p>
      )}
    </section>
  )
}

interface CanvasFieldProps {
  field: FormField
  selected: boolean
  marked: boolean
  onSelect(): void
  onCopy(): void
  onRemove(): void
}

function CanvasField({ field, selected, marked, onSelect, onCopy, onRemove }: CanvasFieldProps) {
  const sortable = useSortable({ id: field.id })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = sortable
  const name = field.label || spoken(fieldTitles[field.type])
  const classes = [
    'canvas-field grid gap-1.5 pt-2 px-3 pb-3 bg-surface border rounded-md hover:border-accent',
    selected && 'selected',
    sortable.isDragging && 'dragged',
  ]
  return (
    <li
      ref={setNodeRef}
      className={classes.filter(Boolean).join(' ')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {marked && <div className="gap h-3px bg-accent rounded-2px" />}
      <div className="flex gap-1 items-center">
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="size-28px text-muted font-inherit bg-none border-0 rounded-sm cursor-grab touch-none"
          {...attributes}
          {...listeners}
          aria-label={spoken('移动{name}', { name })}
        >
          ⠿
        </button>
        <button
          type="button"
          className="canvas-choose flex-1 min-w-0 p-1 text-text font-inherit font-bold text-left bg-none border-0 cursor-pointer"
          aria-pressed={selected}
          onClick={onSelect}
        >
          {name}
          {field.required && <span className="danger">*</span>}
          <span className="muted ml-2 font-normal text-12px">
            {spoken(fieldTitles[field.type])}
          </span>
        </button>
        <Button plain aria-label={spoken('复制{name}', { name })} onClick={onCopy}>
          {spoken('复制')}
        </Button>
        <Button plain aria-label={spoken('删除{name}', { name })} onClick={onRemove}>
          {spoken('删除')}
        </Button>
      </div>
      {field.type !== 'section' && (
        // A preview, not a field to fill in.
        <div className="area-56px pl-8 opacity-0.75" {...unreachable}>
          <FieldControl field={field} value={undefined} attributes={{}} onChange={() => {}} />
        </div>
      )}
    </li>
  )
}
