import { zhCN } from '~text/zh-CN'
import type { HttpClient } from '../support/http-client'
import { type Outcome, perform } from './outcome'

const { appsFailed, retry } = zhCN.shell
const noApps = zhCN.errorPage.pages[403].title

/** A log line about a part that was late, or whose service was not called because of its breaker. */
const tardy = /page part is late|"failure":"(?:timeout|busy)"/
/** HOLD-01: a late part is back within this time. */
const recovery = 15_000

/**
 * The page with the shell. On a machine that is busy with other lanes the app list may be late without a fault. The
 * page is then requested again; a list that stays away still counts as missing.
 */
export async function shellPage(
  client: HttpClient,
  portal: string,
  logLines: readonly string[],
): Promise<Outcome> {
  const until = performance.now() + recovery
  for (;;) {
    const before = logLines.length
    const page = await perform(client, portal, { kind: 'page', path: '/index' })
    const isLate = logLines.slice(before).some((line) => tardy.test(line))
    const isMissing = page !== 'cut' && page.text.includes(appsFailed)
    if (!isLate || !isMissing || performance.now() > until) return page
    await new Promise((done) => setTimeout(done, 1_000))
  }
}

/** What is wrong with the page of a user with apps. */
export function judgeShell(page: Outcome, listIsDown: boolean): string[] {
  if (page === 'cut') return ['the page was cut']
  const { status, text } = page
  const failed = text.includes(appsFailed)
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(text.includes('张三') ? [] : ['it does not know its user']),
    ...(failed === listIsDown ? [] : [failed ? 'the list of apps failed' : 'no word of the list']),
    ...(!listIsDown && !text.includes('内部邮件') ? ['the apps are not there'] : []),
    ...(listIsDown && !text.includes(retry) ? ['nothing offers to try again'] : []),
    ...(text.includes(noApps) ? ['it says that there are no apps'] : []),
  ]
}

/** What is wrong with the page of a user without apps. */
export function judgeAppless(page: Outcome, listIsDown: boolean): string[] {
  if (page === 'cut') return ['the page was cut']
  const { status, text, location } = page
  const toldDown = status === 200 && text.includes(appsFailed)
  const toldNone = status === 302 && location.includes('errorCode=403')
  if (listIsDown) return toldDown ? [] : ['"list down" is told as "no apps"']
  return toldNone ? [] : ['"no apps" is told as "list down"']
}
