import { expect, type Page } from '@playwright/test'
import { signInBy } from './test'

/** The sign-in that lies over a page after the session end. */
export function signInAgainOf(page: Page) {
  return page.getByRole('alertdialog', { name: '登录已失效，请重新登录' })
}

/** Fills in the form there; the sign-in may fail. */
export async function signInOver(page: Page, account: string) {
  const form = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
  await signInBy(form, account)
}

/** Signs an account in there, and waits until the page is back. */
export async function signInAgain(page: Page, account: string) {
  await signInOver(page, account)
  await expect(signInAgainOf(page)).toHaveCount(0)
}
