import type { Locator, Page } from '@playwright/test'
import { zhCN } from '~text/zh-CN'
import type { Act } from '../step'

const { hosting } = zhCN

/** How a user answers the question whether unsaved work may be lost. */
export type Answer = 'keep' | 'lose'
export const answers: readonly Answer[] = ['keep', 'lose']

export const mailOf = (page: Page) => page.locator('#panel-inbox').frameLocator('iframe')

export const subjectOf = (page: Page) => mailOf(page).locator('#subject')

const shellQuestion = (page: Page) => page.getByRole('alertdialog', { name: hosting.unsavedTitle })
const mailQuestion = (page: Page) => mailOf(page).locator('dialog[open]')

/** Longer than a question takes to appear after the step that causes it (ms). */
const soon = 1_500

/** Whether it appears within this time (ms). */
export async function comes(locator: Locator, timeout = soon): Promise<boolean> {
  return locator
    .first()
    .waitFor({ state: 'visible', timeout })
    .then(
      () => true,
      () => false,
    )
}

/** The label of each answer's button: in the shell, and in the mail app. */
const shellButtons = { keep: /^继续编辑$/, lose: /^放弃/ }
const mailButtons = { keep: /^取消$/, lose: /^离开$/ }

/**
 * Answers the question of the shell or of the mail app, if one is open; `wait`: if one opens soon. What a user agrees
 * to lose no longer has to exist.
 */
export async function answer({ page, own }: Act, how: Answer, wait = own.letter !== '') {
  const [shell, mail] = [shellQuestion(page), mailQuestion(page)]
  // The two are in different frames, which `or` of locators cannot span.
  if (wait) await Promise.race([comes(shell), comes(mail)])
  const inShell = await shell.isVisible()
  if (!inShell && !(await mail.isVisible())) return
  // A window that stayed on a former user's page would show data of a user who is no longer signed in.
  const switched = inShell && (await shell.getByText('您已在其他窗口切换').isVisible())
  const meant = switched ? 'lose' : how
  await (inShell
    ? shell.getByRole('button', { name: shellButtons[meant] })
    : mail.getByRole('button', { name: mailButtons[meant] })
  ).click()
  if (meant === 'lose') own.letter = ''
}

/** Before the next step, answers a question that came after its own step had ended, so that nothing is lost. */
export const clearTheWay = (act: Act) => answer(act, 'keep', false)

/** The other windows follow to another tenant or account; those with unsaved work ask first, then follow. */
export async function othersFollow({ world, model, window }: Act) {
  for (const [at, other] of world.windows.entries()) {
    const own = model.windows[at]
    if (other === window || !own || own.frozen) continue
    if (own.letter === '') continue
    const act = { world, model, window: other, page: other.page, own }
    if (!(await comes(shellQuestion(other.page), 5_000))) continue
    await answer(act, 'lose')
  }
}
