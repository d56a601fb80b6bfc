import type { Page } from '@playwright/test'
import { zhCN } from '~text/zh-CN'
import { people } from './model'

/** What a window shows around its apps. */
interface ShellView {
  /** Path and query. */
  address: string
  /** Null = there is no tab strip. */
  tabs: { id: string; active: boolean }[] | null
  /** Badges of the rail, by app; an app without one has ''. */
  badges: Record<string, string>
  /** The user's name in the bar; null = no name. */
  person: string | null
  /** The tenant's name in the bar. */
  unit: string
  /** The colour scheme. */
  scheme: string
  /** A question is open: may unsaved work be lost? */
  asks: boolean
  /** The sign-in form lies over the page. */
  signInAgain: boolean
  /** The notice about the lost network is shown. */
  offline: boolean
  /** The global loading flag is on. */
  busy: boolean
}

/** What a window contains, its apps included. */
interface ContentView {
  /** The heading of a page that shows only an error; null = it is not such a page. */
  dead: string | null
  /** The subject of the letter being written; null = no letter is open. */
  letter: string | null
  /** The mail app asks whether the letter may be lost. */
  mailAsks: boolean
  /** An element that has the focus but is not visible; null = none. */
  lostFocus: string | null
  /** The given secrets that appear anywhere in it. */
  told: string[]
}

export type View = ShellView & ContentView

const { tabStrip, shell, hosting, signInAgain, errorPage } = zhCN

const words = {
  units: zhCN.tenants.switch,
  tabs: tabStrip.tabs,
  rail: shell.rail,
  badge: /，(\d+\+?) 条待处理/.source,
  people: Object.values(people) as string[],
  unsaved: hosting.unsavedTitle,
  signInAgain: signInAgain.title,
  offline: shell.offline,
  busy: shell.busy,
  error: errorPage.code(500).replace('500', ''),
}

/** A page whose scripts never finish gives no view (ms). */
const patience = 10_000

/** Null = the page is unloading or loading, or does not answer. `secrets`: texts that it must not contain. */
export async function viewOf(page: Page, secrets: string[]): Promise<View | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, patience, null)
  })
  const seen = await Promise.race([read(page, secrets).catch(() => null), late])
  clearTimeout(timer)
  return seen
}

async function read(page: Page, secrets: string[]): Promise<View> {
  const shell = await page.evaluate(readShell, words)
  const content = await page.evaluate(readContent, { error: words.error, secrets })
  return { ...shell, ...content, asks: shell.asks || content.mailAsks }
}

/** Runs in the page. */
function readShell(given: typeof words): ShellView {
  const has = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(text))
  const labelled = (selector: string, name: string) =>
    document.querySelector<HTMLElement>(`${selector}[aria-label="${name}"]`)
  const tabs = labelled('[role="tablist"]', given.tabs)?.querySelectorAll<HTMLElement>(
    '[role="tab"]',
  )
  const links = labelled('nav', given.rail)?.querySelectorAll<HTMLElement>('a[data-app]') ?? []
  const header = document.querySelector('header')
  const badgeIn = (label: string | null) => new RegExp(given.badge).exec(label ?? '')?.[1] ?? ''

  return {
    address: location.pathname + location.search,
    tabs: tabs
      ? [...tabs].map((tab) => ({
          id: tab.dataset.tab ?? '',
          active: tab.getAttribute('aria-selected') === 'true',
        }))
      : null,
    badges: Object.fromEntries(
      [...links].map((link) => [link.dataset.app ?? '', badgeIn(link.getAttribute('aria-label'))]),
    ),
    person: given.people.find((name) => header?.textContent?.includes(name)) ?? null,
    unit: header?.querySelector<HTMLElement>(`[aria-label^="${given.units}"]`)?.title ?? '',
    scheme: getComputedStyle(document.documentElement).colorScheme,
    asks: has('[role="alertdialog"]', given.unsaved),
    signInAgain: has('[role="alertdialog"]', given.signInAgain),
    offline: has('[role="status"]', given.offline),
    busy: labelled('[role="progressbar"]', given.busy) !== null,
  }
}

/** Runs in the page. */
function readContent({ error, secrets }: { error: string; secrets: string[] }): ContentView {
  const frames = [...document.querySelectorAll('iframe')].map((one) => one.contentDocument)
  const mail = document.querySelector<HTMLIFrameElement>('#panel-inbox iframe')?.contentDocument

  function dead(): string | null {
    if (location.protocol === 'chrome-error:') return 'the error page of the browser'
    const isError = [...document.querySelectorAll('p')].some((one) =>
      one.textContent?.startsWith(error),
    )
    return isError ? (document.querySelector('h1')?.textContent ?? 'an error') : null
  }

  function lostFocus(): string | null {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const isSeen = element.checkVisibility({ visibilityProperty: true })
    return isSeen && !element.closest('[inert]') ? null : element.outerHTML.slice(0, 200)
  }

  function textOf(of: Document | null): string {
    const fields = of?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []
    return [of?.documentElement.textContent, ...[...fields].map(({ value }) => value)].join('\n')
  }

  const text = secrets.length > 0 ? [document, ...frames].map(textOf).join('\n') : ''
  return {
    dead: dead(),
    letter: mail?.querySelector<HTMLInputElement>('#subject')?.value ?? null,
    mailAsks: mail?.querySelector('dialog[open]') != null,
    lostFocus: lostFocus(),
    told: secrets.filter((secret) => text.includes(secret)),
  }
}
