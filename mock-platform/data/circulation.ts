import type { DocumentRecord } from '../sub-apps/gw/contract'
import { chinaTime } from './china-time'
import { departments, givenNames, surnames } from './chinese-words'
import { stampOf } from './occasions'
import { createRandom } from './random'

interface Step {
  action: string
  /** Hours after the document came or went. */
  after: number
  /** What the person wrote to it. */
  opinion?: string
}

/** The steps of a document that a unit received, after its arrival. */
export const receivedSteps: readonly Step[] = [
  { action: '拟办', after: 0.5, opinion: '拟请分管领导阅示，相关科室按职责分工办理。' },
  { action: '批示', after: 24, opinion: '请抓紧落实，按时报送情况。' },
  { action: '签收', after: 25 },
  { action: '办理', after: 72, opinion: '有关材料已汇总报送，办理完毕。' },
  { action: '归档', after: 96 },
]

/** The steps of a document that a unit sent, before it went out. */
export const sentSteps: readonly Step[] = [
  { action: '拟稿', after: -48 },
  { action: '审核', after: -24, opinion: '政策依据和格式已核，建议按程序报签。' },
  { action: '签发', after: -0.5, opinion: '同意印发。' },
  { action: '发送', after: 0 },
]

/** What was done with a document, step by step; who did it follows from its id alone. */
export function circulation(id: string, since: string, steps: readonly Step[]): DocumentRecord[] {
  const random = createRandom([...id].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7))
  const start = chinaTime(`${since.replace(' ', 'T')}+08:00`)
  return steps.map(({ action, after, opinion = '' }) => ({
    at: stampOf(start.add(after, 'hour')),
    action,
    person: random.pick(surnames) + random.pick(givenNames),
    orgName: random.pick(departments),
    opinion,
  }))
}
