/** hint: works but could be better; info: not graded; skipped: could not be checked. */
export type Grade = 'pass' | 'hint' | 'fail' | 'info' | 'skipped'

export interface Verdict {
  grade: Grade
  /** A sentence each. */
  findings: string[]
  /** '' if there is nothing to fix. */
  advice: string
}

export interface CheckResult extends Verdict {
  id: string
  title: string
}

export interface Report {
  entry: string
  path: string
  /** ISO. */
  at: string
  score: number
  conclusion: Conclusion
  checks: CheckResult[]
}

export type Conclusion = '通过' | '基本通过' | '不通过'

export const gradeTexts: Record<Grade, string> = {
  pass: '通过',
  hint: '提示',
  fail: '不通过',
  info: '信息',
  skipped: '未检测',
}

const worth: Partial<Record<Grade, number>> = { pass: 1, hint: 0.6, fail: 0, skipped: 0 }

/** Ungraded results do not count. */
export function concludeFrom(
  checks: readonly (Verdict & { weight: number })[],
): Pick<Report, 'score' | 'conclusion'> {
  const counted = checks.filter(({ grade }) => worth[grade] !== undefined)
  const total = counted.reduce((sum, { weight }) => sum + weight, 0)
  const reached = counted.reduce((sum, { grade, weight }) => sum + weight * (worth[grade] ?? 0), 0)
  const has = (grade: Grade) => checks.some((check) => check.grade === grade)
  const conclusion = has('fail') ? '不通过' : has('hint') ? '基本通过' : '通过'
  return { score: total > 0 ? Math.round((reached / total) * 100) : 0, conclusion }
}

type Findings = readonly (string | false)[]

/** What a check found. */
export interface Found {
  fails?: Findings
  hints?: Findings
  /** Shown with every grade. */
  seen?: Findings
  /** Shown if nothing is wrong. */
  clean?: string
  /** Found without grading. */
  info?: Findings
  /** Replaces the check's usual advice. */
  advice?: string
}

/** The grade of the worst finding; without any, pass. */
export function verdict({ clean = '', ...found }: Found, usualAdvice: string): Verdict {
  if (found.info) return { grade: 'info', findings: said(found.info), advice: '' }
  const [fails, hints, seen] = [said(found.fails), said(found.hints), said(found.seen)]
  const grade = fails.length > 0 ? 'fail' : hints.length > 0 ? 'hint' : 'pass'
  const passed = grade === 'pass'
  const findings = [...fails, ...hints, ...seen, ...said([passed && clean])]
  return { grade, findings, advice: passed ? '' : (found.advice ?? usualAdvice) }
}

function said(findings: Findings = []): string[] {
  return findings.filter((one): one is string => one !== false && one !== '')
}
