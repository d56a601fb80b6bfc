import { saveBackgroundColor } from '~contract/platform/theme-settings'
import { listThemes, saveTheme } from '~contract/platform/themes'
import type { Area } from '../area'
import { platformThemes, themesModel } from '../data/themes'
import { implement, Refusal } from './implementation'

export const themesArea: Area = {
  name: 'themes',
  models: [themesModel],
  seed(space) {
    for (const theme of platformThemes()) space.collection(themesModel).create(theme)
  },
  implementations: [
    implement(listThemes, ({ space }) =>
      space
        .collection(themesModel)
        .all()
        .sort((a, b) => a.sort - b.sort)
        .map(({ sort: _, ...theme }) => theme),
    ),
    implement(saveTheme, ({ space, user, body: { theme } }) => {
      if (!isJson(theme)) throw new Refusal(400, '皮肤不是有效的 JSON')
      space.users.update(user.account, { theme })
    }),
    implement(saveBackgroundColor, ({ space, user, body: { backgroundColor } }) => {
      if (!/^(#[\da-f]{6})?$/i.test(backgroundColor)) throw new Refusal(400, '背景颜色不正确')
      space.users.update(user.account, { backgroundColor })
    }),
  ],
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
