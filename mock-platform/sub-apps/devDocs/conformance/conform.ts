import type { SubAppProps } from '@portal/sub-app'
import { framePath } from '~contract/hosting/page-place'
import { mountTimeout } from '~contract/portal/constants'
import { realmPath } from '~contract/portal/paths'
import { realmAddress } from '../hosting/realm-frame'
import advice from './advice.json'
import { checkAccess } from './checks/access'
import { checkActivity } from './checks/activity'
import { checkAnnouncements } from './checks/announcements'
import { checkCrash } from './checks/crash'
import { checkFocus } from './checks/focus'
import { checkKind, type Trial } from './checks/kind'
import { checkMount } from './checks/mount'
import { checkTheme } from './checks/theme'
import { checkUnmount } from './checks/unmount'
import { checkUnsaved } from './checks/unsaved'
import { checkWeight } from './checks/weight'
import { tryIsolated } from './isolated'
import {
  type CheckResult,
  concludeFrom,
  type Found,
  type Report,
  type Verdict,
  verdict,
} from './report'
import { examine, readEntryPage, type Subject } from './subject'
import { codeOf, listTargets, type Target } from './target'
import { pause, until } from './wait'

interface Check {
  id: string
  title: string
  /** Points out of 100. */
  weight: number
  run(subject: Subject): Found | Promise<Found>
}

/** In order of execution: checks that change the page come late, unmounting last. */
export const checks: readonly Check[] = [
  { id: 'mount', title: '挂载', weight: 20, run: checkMount },
  { id: 'weight', title: '体积', weight: 10, run: checkWeight },
  { id: 'access', title: '可访问', weight: 10, run: checkAccess },
  { id: 'theme', title: '主题', weight: 10, run: checkTheme },
  { id: 'focus', title: '焦点', weight: 10, run: checkFocus },
  { id: 'activity', title: '活动', weight: 5, run: checkActivity },
  { id: 'announcements', title: '标题与角标', weight: 0, run: checkAnnouncements },
  { id: 'unsaved', title: '未保存', weight: 10, run: checkUnsaved },
  { id: 'crash', title: '崩溃', weight: 10, run: checkCrash },
  { id: 'unmount', title: '卸载干净', weight: 15, run: checkUnmount },
]

/** Comes last, after the app has been tried in both kinds of document and at an origin of its own. */
const kindRow = { id: 'kind', title: '承载方式' }

/** The rows of a report, in order. */
export const rows: readonly Pick<CheckResult, 'id' | 'title'>[] = [...checks, kindRow]

/** Milliseconds that the app may take after mounting to load its data, and then to draw them. */
const dataPatience = 5_000
const drawing = 300

interface Conformance {
  target: Target
  place: HTMLElement
  props: SubAppProps
  signal: AbortSignal
  onProgress(done: readonly CheckResult[]): void
}

/** Rejects if there is no frame for the app, or if the signal aborts. */
export async function conform({ onProgress, ...given }: Conformance): Promise<Report> {
  const { entry, path } = given.target
  await openDoor(entry)
  const realm = await gradeIn(realmAddress(entry), given, onProgress)
  const isKnown = await isRegistered(given)
  const page = pageAddress(given.target, isKnown)
  const asPage = page ? trialOf('page', (await gradeIn(page, given, () => {})).results) : null
  const trials = [trialOf('realm', realm.results), asPage]
  const isPage = Boolean(page) && !realm.subject.lifecycles?.length
  const isolated = isKnown
    ? await tryIsolated({
        ...given,
        document: isPage && page ? page : realmPath,
        limit: mountTimeout,
      })
    : null
  const kind = { ...kindRow, ...verdict(checkKind(realm.subject, trials, isolated), '') }
  const results = [...realm.results, kind]
  onProgress(results)
  return {
    entry,
    path,
    at: new Date().toISOString(),
    ...conclusion(realm.results),
    checks: results,
  }
}

/** Runs all checks of the app in a frame that loads the document at `address`. */
async function gradeIn(
  address: string,
  given: Omit<Conformance, 'onProgress'>,
  onProgress: Conformance['onProgress'],
) {
  const subject = await examine({ ...given, address, limit: mountTimeout })
  const done: CheckResult[] = []
  if (!subject.failure) {
    await until(() => subject.busy() === 0, dataPatience)
    await pause(drawing)
  }
  for (const { id, title, run } of checks) {
    given.signal.throwIfAborted()
    const skips = subject.failure && id !== 'mount'
    done.push({
      id,
      title,
      ...(skips ? skipped : verdict(await attempt(run, subject), adviceOn(id))),
    })
    onProgress([...done])
    // After the weight check, because this is our request and not the app's.
    if (id === 'weight' && subject.scope) await readEntryPage(subject).catch(() => {})
  }
  // Errors may have occurred during the other checks.
  done[0] = { ...(done[0] as CheckResult), ...verdict(checkMount(subject), advice.mount) }
  return { subject, results: done }
}

async function isRegistered({ target, props, signal }: Omit<Conformance, 'onProgress'>) {
  const code = codeOf(target.path)
  const registered = await listTargets(props.request, signal)
  return registered.some((one) => one.entry === target.entry && codeOf(one.path) === code)
}

/** The address at which the portal serves the entry as a page app; null = the app must be registered first. */
function pageAddress({ entry, path }: Target, isKnown: boolean): string | null {
  const { origin, pathname, search } = new URL(entry, location.origin)
  if (origin === location.origin) return pathname + search
  return isKnown ? `${framePath}/${codeOf(path)}/` : null
}

function trialOf(kind: Trial['kind'], results: readonly CheckResult[]): Trial {
  const wrong = results.filter(({ grade }) => grade === 'fail').map(({ title }) => title)
  return { kind, ...conclusion(results), wrong }
}

const adviceOn = (id: string) =>
  ((advice as Record<string, unknown>)[id] as string | undefined) ?? ''

const skipped: Verdict = { grade: 'skipped', findings: ['应用没有挂载'], advice: '' }

/** An error in a check is a finding, not the end of the examination. */
async function attempt(run: Check['run'], subject: Subject): Promise<Found> {
  try {
    return await run(subject)
  } catch (error) {
    const what = `检测中断：${(error as Error).message}`
    return { fails: [what], advice: '应用改变了框架本身的对象，请检查。' }
  }
}

function conclusion(done: readonly CheckResult[]) {
  return concludeFrom(
    done.map((result, index) => ({ ...result, weight: checks[index]?.weight ?? 0 })),
  )
}

/** The server may refuse the frame and says why. */
async function openDoor(entry: string) {
  const answer = await fetch(realmAddress(entry)).catch(() => null)
  if (!answer) throw new Error('网络连接失败，请检查网络后重试')
  if (!answer.ok) throw new Error((await answer.text()).trim())
}
