import type { Page } from '@playwright/test'

/**
 * Presses an entry of the top bar, in the bar itself or in the menu if it is folded. Gives the element that gets the
 * focus back.
 */
export async function pressInBar(page: Page, name: string) {
  const bar = page.getByRole('banner')
  const own = bar.getByRole('button', { name, exact: true })
  const more = bar.getByRole('button', { name: '更多功能' })
  await own.or(more).first().waitFor()
  if (await own.isVisible()) {
    await own.click()
    return own
  }
  await more.click()
  await page.getByRole('menu', { name: '更多功能' }).getByRole('menuitem', { name }).click()
  return more
}

/** Chooses from the user's personal menu. */
export async function chooseInMenu(page: Page, user: string, item: string) {
  await page.getByRole('banner').getByRole('button', { name: user }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
