import type { Browser } from 'playwright'
import { startStack } from '../support/stack'
import { again } from './browser/again'
import {
  fast,
  launch,
  openIn,
  type Seen,
  slow4G,
  type Visit,
  visit,
  waitUntilAppShown,
  waitUntilSeen,
} from './browser/loads'
import type { Conditions, Exchange } from './browser/network'
import { kilobytes, type Measure, ratio, report } from './measure'
import { buildNextRelease, type Change, type NewScript } from './second-visit/next-release'
import { signIn } from './sign-in'

/**
 * What a browser that has shown the portal before fetches again, and how much sooner the page is there: of the same
 * release, and of a new one in which little has changed.
 */
const address = '/index'
const rounds = 5
/** Apps' files are their servers' matter. */
const fileOfPortal = /^(?!\/subapps\/).*\.(?:js|css|svg|png|jpe?g|webp|gif|ico|woff2?)$/

/** The dialog is loaded when it is opened. */
const featureChange: Change = {
  file: 'text/feedback.ts',
  from: "title: '一键反馈'",
  to: "title: '意见反馈'",
}
const mark = 'data-next-release'
const shellChange: Change = {
  file: 'app/shell/content.tsx',
  from: '<main id="content"',
  to: `<main id="content" ${mark}=""`,
}

report([...(await sameRelease()), ...(await nextRelease())])

async function sameRelease(): Promise<Measure[]> {
  const stack = await startStack({ LOG_LEVEL: 'silent' })
  const browser = await launch()
  try {
    const url = stack.portal.url + address
    const pages: Pages = { browser, url, cookie: await signIn(stack.portal.url) }
    return [...(await traffic(pages)), ...(await times(pages))]
  } finally {
    await browser.close()
    await stack.close()
  }
}

interface Pages {
  browser: Browser
  url: string
  cookie: string
}

interface How {
  conditions: Conditions
  clicks: boolean
}

/** Looks at the page in a new profile. */
function firstVisit<T>(pages: Pages, how: How, look: (load: Visit) => Promise<T>): Promise<T> {
  return again(() => visit(pages.browser, { ...pages, ...how }, look))
}

/** Looks at the page in a profile whose first page, with all that followed by itself, has been loaded and closed. */
function secondVisit<T>(
  pages: Pages,
  how: How,
  look: (load: Visit, first: Exchange[]) => Promise<T>,
): Promise<T> {
  return firstVisit(pages, { conditions: fast, clicks: false }, async (load) => {
    await settle(load)
    const first = load.exchanges()
    await load.page.close()
    return look(await openIn(load.page.context(), { ...pages, ...how }), first)
  })
}

async function settle({ page }: Visit) {
  await waitUntilAppShown(page)
  await page.waitForLoadState('networkidle', { timeout: 30_000 })
}

async function traffic(pages: Pages): Promise<Measure[]> {
  const how = { conditions: fast, clicks: false }
  const { exchanges, first } = await secondVisit(pages, how, async (load, first) => {
    await settle(load)
    return { exchanges: load.exchanges(), first }
  })
  const fetched = filesOf(exchanges)
  const asked = await askedTomorrow(pages, filesOf(first))
  const bytes = exchanges.reduce((sum, exchange) => sum + exchange.bytes, 0)
  return [
    {
      name: 'same release: files fetched again',
      value: new Set([...fetched, ...asked]).size,
      unit: 'files',
      goal: 0,
      detail: [...fetched, ...asked.map((path) => `${path}, the next day`)],
    },
    {
      name: 'same release: transferred',
      value: kilobytes(bytes),
      unit: 'KB',
      goal: 10,
      detail: exchanges.map(({ path, bytes }) => `${kilobytes(bytes).toFixed(1)} KB ${path}`),
    },
  ]
}

function filesOf(exchanges: Exchange[]): string[] {
  return exchanges.map(({ path }) => path).filter((path) => fileOfPortal.test(path))
}

/** Files that the browser may use without asking for less than a day: the second visit here comes at once. */
async function askedTomorrow({ url, cookie }: Pages, paths: string[]): Promise<string[]> {
  const isAsked = async (path: string) => {
    const answer = await fetch(new URL(path, url), { method: 'HEAD', headers: { cookie } })
    const [, seconds = 0] = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '') ?? []
    return Number(seconds) < 24 * 3600
  }
  const asked = await Promise.all(paths.map(isAsked))
  return paths.filter((_, at) => asked[at])
}

/** On a slow network, because on a fast one files cost nothing and both visits take the same time. */
async function times(pages: Pages): Promise<Measure[]> {
  const how = { conditions: slow4G, clicks: true }
  const first: Seen[] = []
  const second: Seen[] = []
  for (let round = 0; round < rounds; round += 1) {
    first.push(await firstVisit(pages, how, seenByUser))
    second.push(await secondVisit(pages, how, seenByUser))
  }
  const compared = (what: 'railPainted' | 'answered') => {
    const [before, after] = [first, second].map((all) => all.map((seen) => seen[what] ?? NaN))
    return {
      ...ratio(after ?? [], before ?? []),
      goal: 1,
      detail: [`second ${after?.map(Math.round)} ms`, `first ${before?.map(Math.round)} ms`],
    }
  }
  return [
    { name: 'same release: frame shown / first visit', ...compared('railPainted') },
    { name: 'same release: click answered / first visit', ...compared('answered') },
  ]
}

async function seenByUser(load: Visit): Promise<Seen> {
  await waitUntilSeen(load.page, 'railPainted')
  await waitUntilSeen(load.page, 'answered')
  return load.seen()
}

async function nextRelease(): Promise<Measure[]> {
  const feature = await buildNextRelease(featureChange)
  const shell = await buildNextRelease(shellChange)
  const beyond = shell.shell.filter((script) => !script.text.includes(mark) && !isEntry(script))
  return [
    { ...weightOf('one feature changed: JavaScript fetched again', feature.shell), goal: 10 },
    countOf('one feature changed: other scripts renamed', feature.others),
    weightOf('the shell changed: JavaScript fetched again', shell.shell),
    {
      ...weightOf("the shell changed: beyond the change's chunk, entries and table", beyond),
      goal: 0,
    },
    countOf('the shell changed: other scripts renamed', shell.others),
  ]
}

/** Entries only name the chunks with the code; the table of routes names those. */
function isEntry({ file, text }: NewScript): boolean {
  return /^assets\/manifest-/.test(file) || text.length < 1024
}

function weightOf(name: string, scripts: NewScript[]): Measure {
  const value = scripts.reduce((sum, { size }) => sum + size, 0)
  const detail = scripts.map(({ file, size }) => `${size.toFixed(1)} KB ${file}`)
  return { name: `new release, ${name}`, value, unit: 'KB', detail }
}

function countOf(name: string, files: string[]): Measure {
  return { name: `new release, ${name}`, value: files.length, unit: 'files', detail: files }
}
