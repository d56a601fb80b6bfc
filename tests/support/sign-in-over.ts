import type { Page } from '@playwright/test'
import { signInBy } from './test'

/** The sign-in that lies over a page after the session end. */
export function signInAgainOf(page: Page) {
  return page.getByRole('alertdialog', { name: '登录已失效，请重新登录' })
}

/** Signs an account in there. */
export async function signInOver(page: Page, account: string) {
  const form = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
  await signInBy(form, account)
}
