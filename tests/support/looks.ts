import { expect, type Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'

/** The user changes the theme in another window: this window follows, and so do its apps. */
export async function changeTheme(page: Page, space: Space, theme: object) {
  const before = await looksOf(page)
  space.users.update('zhangsan', { theme: JSON.stringify(theme) })
  await page.evaluate(() => {
    const other = new BroadcastChannel('portal-session')
    other.postMessage({ kind: 'theme-changed' })
    other.close()
  })
  await expect(async () => {
    const [own = '', ...apps] = await looksOf(page)
    expect(own).not.toBe(before[0])
    expect(apps.filter((app) => app !== own)).toEqual([])
  }).toPass()
}

/** The theme of the page, then of each app in it. */
async function looksOf(page: Page): Promise<string[]> {
  const looks = await Promise.all(page.frames().map((frame) => frame.evaluate(lookOf)))
  return looks.filter((look) => look !== null)
}

/** null = in a frame that is kept ready for the next app, which gets its theme with the app. */
function lookOf(): string | null {
  if (window.parent !== window && !window.portalProps) return null
  const style = getComputedStyle(document.documentElement)
  const names = [
    'colors-accent',
    'colors-text',
    'colors-banner',
    'colors-danger',
    'page-filter',
    'font-sizes-md',
  ]
  return names.map((name) => style.getPropertyValue(`--portal-${name}`).trim()).join()
}
