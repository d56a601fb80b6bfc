import { mailsModel } from '../../../mock-platform/data/mails'
import { shellOf } from '../../support/test'
import { people } from '../model'
import { type Act, none, personStep } from '../step'
import type { World } from '../world'
import { clearTheWay, comes, mailOf, subjectOf } from './ways'

const draftFolder = 3

/** Subjects of a user's drafts, at the platform. */
export function draftsOf({ space }: World, account: string): string[] {
  return space
    .collection(mailsModel)
    .by('account', account)
    .filter(({ folder }) => folder === draftFolder)
    .map(({ subject }) => subject)
}

/** Brings the mail app to the front with a letter open; false if that is impossible now. */
async function openLetter(act: Act): Promise<boolean> {
  await clearTheWay(act)
  const { page } = act
  const link = shellOf(page).rail.locator('a[data-app="inbox"]')
  const tab = shellOf(page).tabs.locator('[data-tab="inbox"]')
  const way = (await tab.count()) > 0 ? tab : link
  if ((await way.count()) === 0) return false
  await way.click()
  const subject = subjectOf(page)
  const write = mailOf(page).getByRole('link', { name: '写信' })
  if (!(await comes(write, 5_000))) return false
  if (await subject.isVisible()) return true
  await write.click()
  return comes(subject, 5_000)
}

/** Types a subject, or more of it, by the keyboard. */
export const write = personStep({
  weight: 8,
  choices: none,
  async perform(act) {
    const { page, own, model } = act
    if (!(await openLetter(act))) return
    const subject = subjectOf(page)
    const before = await subject.inputValue()
    const text = `${people[model.person]}的信${model.typed.length + 1}`
    // The subject holds at most a hundred characters.
    if (before.length + text.length > 100) return
    await subject.click()
    await page.keyboard.press('End')
    model.typed.push({ person: model.person, text })
    own.letter = before + text
    await page.keyboard.type(text)
  },
})

/** Saves the letter as a draft. A saved letter lets the page be left without a question. */
export const saveDraft = personStep({
  weight: 3,
  choices: none,
  may: (_, own) => own.letter !== '',
  async perform(act) {
    if (!(await openLetter(act))) return
    const { page, own, model, world } = act
    const mail = mailOf(page)
    const text = own.letter
    const unsaved = mail.getByText('未保存', { exact: true })
    await mail.getByRole('button', { name: '存草稿' }).click()
    const saved = await unsaved.waitFor({ state: 'detached', timeout: 6_000 }).then(
      () => true,
      () => false,
    )
    if (draftsOf(world, model.person).includes(text)) {
      // A letter that is saved again replaces its draft, which has an earlier, shorter subject.
      model.drafts = model.drafts.filter((one) => !text.startsWith(one.text))
      model.drafts.push({ person: model.person, text })
    }
    if (saved) own.letter = ''
  },
})
