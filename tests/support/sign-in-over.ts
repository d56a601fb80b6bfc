import type { Page } from '@playwright/test'
import { demoPassword } from './stack'

/** The sign-in that stands over a page whose session is over. */
export function signInAgainOf(page: Page) {
  return page.getByRole('alertdialog', { name: '登录已失效，请重新登录' })
}

/** Signs an account in there. */
export async function signInOver(page: Page, account: string) {
  const form = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
  await form.getByLabel('账号').fill(account)
  await form.getByLabel('密码').fill(demoPassword)
  await form.getByRole('button', { name: '登录' }).click()
}
