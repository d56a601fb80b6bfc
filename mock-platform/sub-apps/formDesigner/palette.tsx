import { useDraggable } from '@dnd-kit/core'
import { type FieldType, fieldTitles, fieldTypes } from '../../contracts/formDesigner/form-fields'
import { spoken } from '../kit/spoken'

interface PaletteProps {
  onAdd(type: FieldType): void
}

/** Drag a field to its place, or click to add it at the end. */
export function Palette({ onAdd }: PaletteProps) {
  return (
    <section className="panel sticky top-70px p-3.5 max-900:static" aria-label={spoken('字段类型')}>
      <h2>{spoken('字段')}</h2>
      <p className="muted mb-2.5 text-12px">{spoken('拖入表单，或者点击添加到末尾')}</p>
      <ul className="grid gap-2 max-900:cols-fill-92px">
        {fieldTypes.map((type) => (
          <li key={type}>
            <PaletteItem type={type} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaletteItem({ type, onAdd }: PaletteProps & { type: FieldType }) {
  const { setNodeRef, listeners } = useDraggable({ id: `palette:${type}` })
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="block w-full py-7px px-3 text-text font-inherit text-left bg-surface border rounded-md cursor-grab touch-none hover:text-accent hover:border-accent max-900:px-1.5 max-900:text-center"
      // With the keyboard a field is added and then moved; only pointers drag from here.
      onPointerDown={(event) => listeners?.onPointerDown?.(event)}
      onClick={() => onAdd(type)}
    >
      {spoken(fieldTitles[type])}
    </button>
  )
}
