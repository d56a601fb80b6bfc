import { listHomeLayouts, setDefaultHomeLayout } from '~contract/platform/home-layouts'
import type { Area } from '../area'
import {
  chooseLayout,
  chosenLayoutsModel,
  homeLayoutsModel,
  homeLayoutsOf,
  ownLayoutId,
  seedHomeLayouts,
} from '../data/home-layouts'
import { implement, Refusal } from './implementation'

/** Layouts of the workbench, and which one each person has in each of their units. */
export const homeLayoutsArea: Area = {
  name: 'home-layouts',
  models: [homeLayoutsModel, chosenLayoutsModel],
  seed: seedHomeLayouts,
  implementations: [
    implement(listHomeLayouts, ({ space, user, query: { current, size, type } }) => {
      const own = ownLayoutId(space, user)
      const wanted = homeLayoutsOf(space, user).filter((layout) =>
        type.some((one) => one === String(layout.type)),
      )
      const page = wanted.slice((current - 1) * size, current * size)
      const records = page.map(({ users: _, ...layout }) => {
        return { ...layout, status: layout.id === own ? '1' : '0' }
      })
      return { records, total: wanted.length }
    }),
    implement(
      setDefaultHomeLayout,
      ({ space, user, params: { id = '', type } }) => {
        const layout = homeLayoutsOf(space, user).find((one) => one.id === id)
        if (!layout) throw new Refusal(404, '布局不存在或已被删除')
        if (String(layout.layoutType) !== type) throw new Refusal(400, '布局类型不符')
        chooseLayout(space, user, id)
        return null
      },
      { code: 0, msg: '设置成功' },
    ),
  ],
}
