import fc from 'fast-check'
import { signInAgainOf, signInOver } from '../../support/sign-in-over'
import { shellOf, signInBy } from '../../support/test'
import { chooseInMenu } from '../../support/top-bar'
import { canLoad, isWell, type Person, people } from '../model'
import { type Act, none, personStep, worldStep } from '../step'
import { answer, answers, clearTheWay, comes, othersFollow } from './ways'

const everybody = Object.keys(people) as Person[]
const otherThan = (person: Person) => (person === 'zhangsan' ? 'lisi' : 'zhangsan')

/** 退出系统. The question names unsaved work; a user who confirms agrees to lose it. */
export const signOut = personStep({
  changesSession: true,
  weight: 2,
  choices: none,
  may: (model, own) => canLoad(model) && !own.former,
  async perform(act) {
    await clearTheWay(act)
    const { page, window, model, world } = act
    world.troubles.pass('session')
    window.leaves = true
    await chooseInMenu(page, people[model.person], '退出系统')
    const question = page.getByRole('alertdialog')
    // Its script may be missing; then the page that needs no scripts takes its place.
    const plain = page.getByRole('main').locator('form')
    await question.or(plain).getByRole('button', { name: '退出系统' }).first().click()
    await page.waitForURL(/\/login/, { timeout: 10_000 })
    window.leaves = false
    model.session = 'none'
    for (const own of model.windows) own.letter = ''
  },
})

/** With any account, by the form of the login page. */
export const signIn = personStep({
  changesSession: true,
  weight: 8,
  sessions: ['none'],
  choices: fc.tuple(fc.constantFrom(...everybody)),
  may: canLoad,
  async perform(act, person) {
    const { page, model, world } = act
    world.troubles.pass('session')
    if (!page.url().includes('/login')) await page.waitForURL(/\/login/, { timeout: 10_000 })
    await signInBy(page, world.account(person))
    await page.waitForURL((url) => url.pathname !== '/login', { timeout: 10_000 })
    model.person = person
    model.session = 'good'
  },
})

/** The platform forgets the session: all its tokens are refused from now on. */
export const endSession = worldStep({
  weight: 2,
  choices: none,
  may: ({ session }) => session === 'good',
  async perform(world, model) {
    world.troubles.begin('session')
    model.session = 'ended'
    const token = world.space.openSession(model.person)
    world.space.closeOtherSessions(token)
    world.space.closeSession(token)
  },
})

/** Signs in over the page, or on the login page if the window has gone there. */
async function signInThere({ page, world, window, own }: Act, person: Person) {
  const dialog = signInAgainOf(page)
  const atLogin = page.getByRole('main').getByLabel('密码')
  if (!(await comes(dialog.or(atLogin), 15_000))) {
    if (!own.former) throw new Error('the session has ended, and nothing asks for the sign-in')
    // A release removed the file before it was loaded; the page says that it must be reloaded.
    window.leaves = true
    own.letter = ''
    await page.reload()
    await atLogin.waitFor()
    window.leaves = false
  }
  const enter = async () => {
    if (await dialog.isVisible()) await signInOver(page, world.account(person))
    else await signInBy(page, world.account(person))
    await dialog.waitFor({ state: 'detached', timeout: 10_000 })
    await page.waitForURL((url) => url.pathname !== '/login', { timeout: 10_000 })
  }
  await enter().catch((error) => {
    // After a release a page without unsaved work may reload meanwhile, and that leads to the login page.
    if (!page.url().includes('/login')) throw error
    return enter()
  })
}

/** After the session end: the same user continues; another user sees nothing of the first one's. */
export const signInAgain = personStep({
  changesSession: true,
  weight: 10,
  sessions: ['ended'],
  choices: fc.tuple(fc.constantFrom('same', 'other')),
  may: (model) => canLoad(model),
  async perform(act, who) {
    const { model, world } = act
    const person = who === 'same' ? model.person : otherThan(model.person)
    if (person !== model.person) act.own.letter = ''
    await signInThere(act, person)
    model.session = 'good'
    world.troubles.end('session')
    if (person === model.person) return
    model.person = person
    await othersFollow(act)
  },
})

/** The other tenant of a user who has two. */
export const switchUnit = personStep({
  changesSession: true,
  weight: 2,
  choices: fc.tuple(fc.constantFrom(...answers)),
  may: (model, own) => isWell(model) && !own.former && model.person === 'zhangsan',
  async perform(act, how) {
    await clearTheWay(act)
    const { page, own, world } = act
    world.troubles.pass('session')
    const button = page.getByRole('banner').getByRole('button', { name: '切换单位' })
    const before = await button.getAttribute('title')
    await button.click()
    await page
      .getByRole('menu', { name: '切换单位' })
      .getByRole('menuitemradio', { checked: false })
      .first()
      .click()
    const asked = own.letter !== ''
    await answer(act, how)
    if (asked && how === 'keep') return
    await page.waitForFunction(
      (title) => {
        const now = document.querySelector<HTMLElement>('header [aria-label^="切换单位"]')?.title
        return now !== undefined && now !== '' && now !== title
      },
      before,
      { timeout: 10_000 },
    )
    await othersFollow(act)
  },
})

/** To the other account: to the platform, the two users are one person. */
export const switchAccount = personStep({
  changesSession: true,
  weight: 2,
  choices: fc.tuple(fc.constantFrom(...answers)),
  may: (model, own) => isWell(model) && !own.former,
  async perform(act, how) {
    await clearTheWay(act)
    const { page, own, world, model } = act
    world.troubles.pass('session')
    await chooseInMenu(page, people[model.person], '切换账号')
    const asked = own.letter !== ''
    await answer(act, how)
    if (asked && how === 'keep') return
    const person = otherThan(model.person)
    const dialog = page.getByRole('dialog', { name: '切换账号' })
    await dialog.getByRole('radio', { name: people[person] }).check()
    await dialog.getByRole('button', { name: '切换', exact: true }).click()
    await page.getByRole('banner').getByRole('button', { name: people[person] }).waitFor()
    model.person = person
    await othersFollow(act)
  },
})

/** Another theme, which reaches every window. */
export const skin = personStep({
  weight: 2,
  choices: fc.tuple(fc.constantFrom('浅色', '深色')),
  may: isWell,
  async perform(act, scheme) {
    await clearTheWay(act)
    const { page, model } = act
    await chooseInMenu(page, people[model.person], '更换皮肤')
    const pane = shellOf(page).pane('theme-setting')
    const group = pane.or(page.getByRole('dialog')).getByRole('radiogroup', { name: '外观' })
    const choice = group.getByRole('radio', { name: scheme, exact: true })
    if (!(await comes(choice, 8_000)) || (await choice.isChecked())) {
      return page.keyboard.press('Escape')
    }
    await choice.check()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('保存成功').first().waitFor()
  },
})
