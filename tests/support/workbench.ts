import type { Page } from '@playwright/test'
import { shellOf } from './test'

/** The workbench, by the names that screen readers announce. */
export function workbenchOf(page: Page, code = 'index') {
  const pane = shellOf(page).pane(code)
  const app = shellOf(page).app(code)
  const card = (id: string) => app.locator(`[data-card="${id}"]`)
  return {
    pane,
    app,
    card,
    cards: app.locator('.board-card'),
    customise: app.getByRole('button', { name: '自定义' }),
    done: app.getByRole('button', { name: '完成' }),
    reset: app.getByRole('button', { name: '恢复默认' }),
    handle: (title: string) => app.getByRole('button', { name: `移动${title}` }),
    widen: (title: string) => app.getByRole('button', { name: `加宽${title}` }),
    narrow: (title: string) => app.getByRole('button', { name: `缩窄${title}` }),
    hide: (title: string) => app.getByRole('button', { name: `隐藏${title}` }),
    adding: app.getByRole('region', { name: '添加卡片' }),
    add: (title: string) => app.getByRole('button', { name: `添加${title}` }),
    told: app.locator('.visually-hidden[role=status]'),
    toast: app.locator('.toast'),
    /** The ids of the cards, in order. */
    order: () =>
      app
        .locator('.board-card')
        .evaluateAll((cards) => cards.map((one) => (one as HTMLElement).dataset.card)),
  }
}
