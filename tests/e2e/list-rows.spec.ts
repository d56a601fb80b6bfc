import { expect, test } from '../support/test'

test('[LOOK-12] a click beside the link of a row opens it as the link does, and what acts on the row acts alone', async ({
  visit,
}) => {
  const { page, app: files } = await visit.mounted('/center/myFile')
  const row = files
    .getByRole('row')
    .filter({ has: files.getByRole('link') })
    .nth(1)
  const address = await row.getByRole('link').first().getAttribute('href')
  await row.getByRole('button', { name: /^重命名/ }).click()
  await expect(row.getByRole('textbox')).toBeVisible()
  await expect(page).toHaveURL('/center/myFile')
  await page.keyboard.press('Escape')
  await row.getByRole('cell').nth(1).click()
  await expect(page).toHaveURL(address ?? '')
})

test('[LOOK-12] with the key for a new window a row opens one', { tag: '@long' }, async ({
  visit,
  context,
}) => {
  const { page, app: workflow } = await visit.mounted('/workflow')
  const row = workflow.getByRole('row').nth(1)
  const address = await row.getByRole('link').first().getAttribute('href')
  const opened = context.waitForEvent('page')
  await row
    .getByRole('cell')
    .nth(1)
    .click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL(address ?? '')
  await expect(page).toHaveURL(/\/workflow/)
  await row.getByRole('cell').nth(1).click()
  await expect(page).toHaveURL(address ?? '')
})
