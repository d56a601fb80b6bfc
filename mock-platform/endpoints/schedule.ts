import type { Area } from '../area'
import { monthWeeks } from '../contracts/days'
import {
  changeItem,
  createItem,
  deleteItem,
  type ItemForm,
  readCalendar,
  readItem,
} from '../contracts/scheduleCenter/contract'
import { isOn } from '../contracts/scheduleCenter/items'
import {
  calendarTime,
  dueItems,
  reminderTime,
  type ScheduleRow,
  scheduleModel,
  scheduleOf,
  seedSchedule,
} from '../data/schedule'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import { implement, implementOn, Refusal, rowFor } from './implementation'

const ownItem = rowFor(scheduleModel, { account: 'account' }, '日程不存在或已被删除')

function checked(form: ItemForm): ItemForm {
  if (!form.title) throw new Refusal(400, '请输入日程标题')
  if (form.to <= form.from) throw new Refusal(400, '结束时间应晚于开始时间')
  return form
}

function shown({ account: _, ...item }: ScheduleRow) {
  return item
}

const due = (space: Space, user: User) => ({ due: dueItems(space, user).length })

/** An item is a to-do from its reminder until its end. */
export const scheduleArea: Area = {
  name: 'schedule',
  models: [scheduleModel],
  seed: (space) => seedSchedule(space),
  implementations: [
    implement(readCalendar, ({ space, user, query }) => {
      const now = calendarTime(space)
      const days = monthWeeks(query.date ?? now.slice(0, 10)).flat()
      const items = scheduleOf(space, user).filter((item) => days.some((day) => isOn(item, day)))
      return { ...due(space, user), now, items: items.map(shown) }
    }),
    implementOn(ownItem, readItem, shown),
    implement(createItem, ({ space, user, body }) => {
      const row = { ...checked(body), id: space.random.id('item'), account: user.account }
      const { id } = space.collection(scheduleModel).create(row)
      return { id, ...due(space, user) }
    }),
    implementOn(ownItem, changeItem, ({ id }, { space, user, body }) => {
      space.collection(scheduleModel).update(id, checked(body))
      return due(space, user)
    }),
    implementOn(ownItem, deleteItem, ({ id }, { space, user }) => {
      space.collection(scheduleModel).remove(id)
      return due(space, user)
    }),
  ],
  badges: { scheduleCenter: (space, user) => dueItems(space, user).length },
  todos: {
    scheduleCenter: (space, user) =>
      dueItems(space, user).map((item) => ({
        id: item.id,
        title: `${item.from.slice(5)} ${item.title}`,
        from: item.place,
        time: `${reminderTime(item)}:00`,
        path: `/scheduleCenter/center/index?date=${item.from.slice(0, 10)}`,
      })),
  },
}
