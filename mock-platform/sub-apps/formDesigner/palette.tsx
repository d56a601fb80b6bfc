import { useDraggable } from '@dnd-kit/core'
import { type FieldType, fieldTitles, fieldTypes } from './form-fields'

interface PaletteProps {
  onAdd(type: FieldType): void
}

/** The kinds of fields: dragged to their place, or added at the end by a click. */
export function Palette({ onAdd }: PaletteProps) {
  return (
    <section className="panel palette" aria-label="字段类型">
      <h2>字段</h2>
      <p className="muted">拖入表单，或者点击添加到末尾</p>
      <ul>
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
      className="palette-item"
      // By keyboard a field is added and then moved; only pointers carry it from here.
      onPointerDown={(event) => listeners?.onPointerDown?.(event)}
      onClick={() => onAdd(type)}
    >
      {fieldTitles[type]}
    </button>
  )
}
