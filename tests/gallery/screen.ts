import type { BrowserContext, Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import type { Stack } from '../support/stack'
import type { shellOf } from '../support/test'

/** What the steps to a screen may use. */
export interface Scene {
  page: Page
  context: BrowserContext
  shell: ReturnType<typeof shellOf>
  space: Space
  stack: Stack
}

/** A screen that the gallery shows. */
export interface Screen {
  /** For flags and files: a-z, 0-9 and `-`. */
  name: string
  title: string
  path: string | ((space: Space) => string)
  /** The account that is signed in; null = signed out. */
  account: string | null
  /** The app whose pane must be there before `steps`, and its status then; null = the screen is outside the shell. */
  app: { code: string; status: '1' | '3' | '4' } | null
  /** `base`: in the base variation alone; `main`: in all but skins; `every`: in skins, too. */
  extent: 'base' | 'main' | 'every'
  /** What the mock platform starts with; absent = `default`. */
  scenario?: string
  /** Other variables of the portal. */
  env?: Record<string, string>
  /** Rows and faults, before the page is opened. */
  prepare?(space: Space): void
  /** What is set in the browser before the page is opened. */
  before?(scene: Scene): Promise<unknown>
  /** Leads from the open page to the state in the picture. */
  steps?(scene: Scene): Promise<unknown>
  /** The steps use Chinese names, so that there is no picture in another language. */
  isChinese?: boolean
  /** 长者模式 has no way to it. */
  isLeftOutForElders?: boolean
  /** Time runs, and the steps move it; otherwise it stands still. */
  timeRuns?: boolean
  /** Shown while something loads that never finishes. */
  isLoading?: boolean
  /** What this state writes to the console. */
  errors?: RegExp
}

type More = Partial<Omit<Screen, 'name' | 'title' | 'path'>>

/** A screen in the shell: the app that its path names shows, and 张三 sees it. */
export function inShell(name: string, title: string, path: string, more: More = {}): Screen {
  const code = decodeURIComponent(path.split(/[/?#]/)[1] ?? '')
  return {
    name,
    title,
    path,
    account: 'zhangsan',
    app: { code, status: '1' },
    extent: 'base',
    ...more,
  }
}

/** A page of its own, which needs no session. */
export function outside(
  name: string,
  title: string,
  path: Screen['path'],
  more: More = {},
): Screen {
  return { name, title, path, account: null, app: null, extent: 'base', ...more }
}

/** Presses an entry of the top bar by its id, in any language and even if it is folded into a menu. */
export async function pressEntry(page: Page, id: string) {
  await page.locator(`header [data-entry="${id}"] a`).first().dispatchEvent('click')
}
