import type { Page } from '@playwright/test'
import { expect, shellOf } from './test'

export const docs = (page: Page) => shellOf(page).app('devDocs').first()

/** Makes the page examine an app from its list, or the app at an entry. */
export async function grade(page: Page, { app, entry, path }: Record<string, string>) {
  const form = docs(page)
  if (app) await form.getByLabel('应用', { exact: true }).selectOption({ label: app })
  if (entry) await form.getByLabel('入口地址').fill(entry)
  if (path) await form.getByLabel('起始路径').fill(path)
  await form.getByRole('button', { name: /开始检测|重新检测/ }).click()
}

/** Grades by check, once the examination has ended. */
export async function gradesOf(page: Page): Promise<Record<string, string>> {
  const results = docs(page).getByRole('region', { name: '检测结果' })
  await expect(results.getByRole('button', { name: '复制 JSON' })).toBeVisible({ timeout: 20_000 })
  const rows = results.locator('.check-row')
  return Object.fromEntries(
    await rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('h3')?.textContent ?? '',
        row.querySelector('.grade')?.textContent ?? '',
      ]),
    ),
  )
}

export const finding = (page: Page, text: string | RegExp) =>
  docs(page).getByRole('region', { name: '检测结果' }).getByText(text)
