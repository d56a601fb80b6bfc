import fc from 'fast-check'
import { zhCN } from '~text/zh-CN'
import { shellOf } from '../../support/test'
import { canLoad, newWindow } from '../model'
import { type Act, none, personStep } from '../step'
import { answer, answers, clearTheWay, comes } from './ways'

const tabIndex = fc.nat(7)
const anAnswer = fc.constantFrom(...answers)

/** The tab at a position in the strip; positions wrap around. */
async function tabAt({ page }: Act, place: number) {
  const tabs = shellOf(page).tabs.getByRole('tab')
  const count = await tabs.count()
  return count === 0 ? null : tabs.nth(place % count)
}

/** Opens an app from the rail. */
export const open = personStep({
  weight: 10,
  choices: fc.tuple(
    fc.constantFrom('index', 'inbox', 'list', 'official', 'workflow', 'addresslist', 'system'),
  ),
  async perform(act, code) {
    await clearTheWay(act)
    const link = shellOf(act.page).rail.locator(`a[data-app="${code}"]`)
    // Not every user has every app.
    if ((await link.count()) > 0) await link.click()
  },
})

export const switchTo = personStep({
  weight: 6,
  choices: fc.tuple(tabIndex),
  async perform(act, place) {
    await clearTheWay(act)
    await (await tabAt(act, place))?.click()
  },
})

export const close = personStep({
  weight: 5,
  choices: fc.tuple(tabIndex, anAnswer),
  async perform(act, place, how) {
    await clearTheWay(act)
    const tab = await tabAt(act, place)
    const id = await tab?.getAttribute('data-tab')
    const button = act.page.locator(`span[data-tab="${id}"] button`)
    if (!tab || (await button.count()) === 0) return
    await tab.hover()
    await button.click()
    await answer(act, how, id === 'inbox' && act.own.letter !== '')
  },
})

const { commands: menuTexts } = zhCN.tabStrip
const commands = [
  'pin',
  'unpin',
  'moveLeft',
  'moveRight',
  'closeOthers',
  'closeLeft',
  'closeRight',
  'closeAll',
  'reopen',
  'reload',
] as const

async function chooseFromMenu(act: Act, place: number, name: string): Promise<boolean> {
  await clearTheWay(act)
  const tab = await tabAt(act, place)
  await tab?.click({ button: 'right' })
  const menu = act.page.getByRole('menu')
  // Its script may be unavailable; the page says so.
  if (!(await comes(menu, canLoad(act.model) ? 8_000 : 1_500))) return false
  const item = menu.getByRole('menuitem', { name: new RegExp(`^${name}`) })
  const usable = (await item.count()) > 0 && (await item.first().isEnabled())
  if (usable) await item.first().click()
  else await act.page.keyboard.press('Escape')
  return usable
}

/** A command of a tab's menu: pin, move, or close several. */
export const menu = personStep({
  weight: 6,
  choices: fc.tuple(tabIndex, fc.constantFrom(...commands), anAnswer),
  async perform(act, place, command, how) {
    if (await chooseFromMenu(act, place, menuTexts[command])) await answer(act, how)
  },
})

export const openInWindow = personStep({
  weight: 2,
  choices: fc.tuple(tabIndex),
  may: (model) => canLoad(model) && model.windows.length < 2,
  async perform(act, place) {
    const { context } = act.world
    const opened = context.waitForEvent('page', { timeout: 8_000 }).catch(() => null)
    if (!(await chooseFromMenu(act, place, menuTexts.openInWindow))) return
    const page = await opened
    if (!page) throw new Error('「在新窗口打开」 has opened no window')
    act.world.adopt(page)
    act.model.windows.push(newWindow())
  },
})

/** One step back, within this document's history: before it there is nothing of the portal. */
export const back = personStep({
  weight: 6,
  choices: fc.tuple(anAnswer),
  async perform(act, how) {
    await clearTheWay(act)
    const steps = await act.page.evaluate(() => Number(window.history.state?.idx ?? 0))
    if (!(steps > 0)) return
    await act.page.goBack({ waitUntil: 'commit', timeout: 3_000 }).catch(() => {})
    await answer(act, how)
  },
})

export const forward = personStep({
  weight: 3,
  choices: none,
  may: canLoad,
  async perform(act) {
    await clearTheWay(act)
    await act.page.goForward({ waitUntil: 'commit', timeout: 3_000 }).catch(() => {})
    await answer(act, 'keep')
  },
})
