import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import type { FormField } from '../../contracts/formDesigner/form-fields'
import { spoken } from '../kit/spoken'

export const instructions = (): ScreenReaderInstructions => ({
  draggable: spoken('按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 取消。'),
})

export function announcementsFor(fields: readonly FormField[]): Announcements {
  const nameOf = (id: UniqueIdentifier) =>
    fields.find((field) => field.id === id)?.label ?? spoken('新字段')
  const placeOf = (id: UniqueIdentifier) => {
    const place = fields.findIndex((field) => field.id === id)
    return place < 0
      ? spoken('表单末尾')
      : spoken('第 {place} 位，共 {count} 位', { place: place + 1, count: fields.length })
  }
  return {
    onDragStart: ({ active }) => spoken('已拿起“{name}”', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) => {
      if (!over) return spoken('“{name}”不在表单中', { name: nameOf(active.id) })
      // Fires right after the start and replaces that announcement, so it says both.
      if (over.id === active.id)
        return spoken('已拿起“{name}”，{place}', {
          name: nameOf(active.id),
          place: placeOf(over.id),
        })
      return spoken('“{name}”移到{place}', {
        name: nameOf(active.id),
        place: placeOf(over.id),
      })
    },
    onDragEnd: ({ active, over }) =>
      over
        ? spoken('“{name}”已放到{place}', {
            name: nameOf(active.id),
            place: placeOf(over.id),
          })
        : spoken('“{name}”没有放入表单', { name: nameOf(active.id) }),
    onDragCancel: ({ active }) => spoken('已取消移动“{name}”', { name: nameOf(active.id) }),
  }
}
