import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import type { FormField } from '../../contracts/formDesigner/form-fields'

export const instructions: ScreenReaderInstructions = {
  draggable: '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 取消。',
}

export function announcementsFor(fields: readonly FormField[]): Announcements {
  const nameOf = (id: UniqueIdentifier) =>
    fields.find((field) => field.id === id)?.label ?? '新字段'
  const placeOf = (id: UniqueIdentifier) => {
    const place = fields.findIndex((field) => field.id === id)
    return place < 0 ? '表单末尾' : `第 ${place + 1} 位，共 ${fields.length} 位`
  }
  return {
    onDragStart: ({ active }) => `已拿起“${nameOf(active.id)}”`,
    onDragOver: ({ active, over }) => {
      if (!over) return `“${nameOf(active.id)}”不在表单中`
      // Announced right after the start, whose announcement it replaces.
      if (over.id === active.id) return `已拿起“${nameOf(active.id)}”，${placeOf(over.id)}`
      return `“${nameOf(active.id)}”移到${placeOf(over.id)}`
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `“${nameOf(active.id)}”已放到${placeOf(over.id)}`
        : `“${nameOf(active.id)}”没有放入表单`,
    onDragCancel: ({ active }) => `已取消移动“${nameOf(active.id)}”`,
  }
}
