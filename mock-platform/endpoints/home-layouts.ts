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
import { pageOf } from '../data/lists'
import { implement, Refusal } from './implementation'

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
      return pageOf(wanted, current, size, ({ users: _, ...layout }) => {
        return { ...layout, status: layout.id === own ? '1' : '0' }
      })
    }),
    implement(
      setDefaultHomeLayout,
      ({ space, user, params: { id = '', type } }) => {
        const layout = homeLayoutsOf(space, user).find((one) => one.id === id)
        if (!layout) throw new Refusal(404, '布局不存在或已被删除')
        if (String(layout.layoutType) !== type) throw new Refusal(400, '布局类型不符')
        chooseLayout(space, user, id)
      },
      { code: 0, msg: '设置成功' },
    ),
  ],
}
