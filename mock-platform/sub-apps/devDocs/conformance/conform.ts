import type { SubAppProps } from '@portal/sub-app'
import { mountTimeout } from '~contract/portal/constants'
import { realmAddress } from '../hosting/realm-frame'
import { checkAccess } from './checks/access'
import { checkActivity } from './checks/activity'
import { checkAnnouncements } from './checks/announcements'
import { checkCrash } from './checks/crash'
import { checkFocus } from './checks/focus'
import { checkMount } from './checks/mount'
import { checkTheme } from './checks/theme'
import { checkUnmount } from './checks/unmount'
import { checkUnsaved } from './checks/unsaved'
import { checkWeight } from './checks/weight'
import { type CheckResult, concludeFrom, type Report, type Verdict } from './report'
import { examine, readEntryPage, type Subject } from './subject'
import type { Target } from './target'
import { pause, until } from './wait'

interface Check {
  id: string
  title: string
  /** Its share of the 100. */
  weight: number
  run(subject: Subject): Verdict | Promise<Verdict>
}

/** In the order in which they are done: what changes the page comes late, its end last. */
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

/** How long data may take that are asked for after mounting, and then to be drawn. */
const dataPatience = 5_000
const drawing = 300

interface Conformance {
  target: Target
  place: HTMLElement
  props: SubAppProps
  signal: AbortSignal
  /** Called as each check is done. */
  tell(done: readonly CheckResult[]): void
}

/** Grades an app. Rejects if no frame can be had for it, or if the signal says stop. */
export async function conform({ tell, ...given }: Conformance): Promise<Report> {
  await openDoor(given.target.entry)
  const subject = await examine({ ...given, limit: mountTimeout })
  const done: CheckResult[] = []
  if (!subject.failure) {
    await until(() => subject.busy() === 0, dataPatience)
    await pause(drawing)
  }
  for (const { id, title, run } of checks) {
    given.signal.throwIfAborted()
    const verdict = subject.failure && id !== 'mount' ? skipped : await attempt(run, subject)
    done.push({ id, title, ...verdict })
    tell([...done])
    // Only after the weighing: this is a request of ours, not of the app's.
    if (id === 'weight' && !subject.failure) await readEntryPage(subject).catch(() => {})
  }
  // Errors came during the other checks, too.
  done[0] = { ...(done[0] as CheckResult), ...checkMount(subject) }
  const { entry, path } = given.target
  return { entry, path, at: new Date().toISOString(), ...conclusion(done), checks: done }
}

const skipped: Verdict = { grade: 'skipped', findings: ['应用没有挂载'], advice: '' }

/** What an odd app makes a check throw is a finding, not the end of the examination. */
async function attempt(run: Check['run'], subject: Subject): Promise<Verdict> {
  try {
    return await run(subject)
  } catch (error) {
    const what = `检测中断：${(error as Error).message}`
    return { grade: 'fail', findings: [what], advice: '应用改变了框架本身的对象，请检查。' }
  }
}

function conclusion(done: readonly CheckResult[]) {
  return concludeFrom(
    done.map((result, index) => ({ ...result, weight: checks[index]?.weight ?? 0 })),
  )
}

/** The server may refuse the frame, and says why. */
async function openDoor(entry: string) {
  const answer = await fetch(realmAddress(entry)).catch(() => null)
  if (!answer) throw new Error('网络连接失败，请检查网络后重试')
  if (!answer.ok) throw new Error((await answer.text()).trim())
}
