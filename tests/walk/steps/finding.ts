import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { zhCN } from '~text/zh-CN'
import { documentSearchOf } from '../../support/document-search'
import { shellOf } from '../../support/test'
import { canLoad } from '../model'
import { personStep } from '../step'
import { clearTheWay, comes } from './ways'

/** Words to type, and the app that each finds first. */
const apps = { nbyj: 'inbox', tzgg: 'list', sy: 'index' } as const
type Word = keyof typeof apps

/** Ctrl+K, a word typed at human speed, Enter, whatever is in front. */
export const palette = personStep({
  weight: 5,
  choices: fc.tuple(fc.constantFrom(...(Object.keys(apps) as Word[]))),
  async perform(act, word) {
    await clearTheWay(act)
    const { page, model } = act
    const tab = shellOf(page).tabs.locator(`[data-tab^="${apps[word]}"][aria-selected=true]`)
    // The palette does not offer what is in front.
    const isThere = (await tab.count()) > 0
    const dialog = page.getByRole('dialog', { name: zhCN.palette.title })
    const box = dialog.getByRole('combobox')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(word, { delay: 40 })
    // Its script may not be available now.
    if (!canLoad(model) && !(await comes(box, 2_000))) return void (await leave(act.page))
    await box.waitFor()
    const typed = await box.inputValue()
    if (typed !== word) throw new Error(`typed after Ctrl+K: ${word}; arrived: ${typed}`)
    await page.keyboard.press(isThere ? 'Escape' : 'Enter')
    await dialog.waitFor({ state: 'detached' })
    if (!(await comes(tab, 3_000))) throw new Error(`the palette has not opened ${apps[word]}`)
  },
})

async function leave(page: Page) {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

/** The document search, to its first results and out again. */
export const search = personStep({
  weight: 2,
  choices: fc.tuple(fc.constantFrom('通知', '会议')),
  may: canLoad,
  async perform(act, word) {
    await clearTheWay(act)
    const { button, drawer, box, total } = documentSearchOf(act.page)
    // Not every user has it.
    if (!(await button.isVisible())) return
    await button.click()
    await box.waitFor()
    await box.fill(word)
    await box.press('Enter')
    if (!act.model.faulty) await total.waitFor()
    await act.page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  },
})
