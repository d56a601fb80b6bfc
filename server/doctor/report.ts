/** The groups of findings, in the order of the report. */
export const groups = [
  'configuration',
  'files',
  'platform',
  'clock',
  'redis',
  'live upstreams',
  'public address',
  'assistant',
  'converter',
  'traces',
] as const

export type Group = (typeof groups)[number]

/** `note`: not set, or not tried; `warn`: works, but should be changed; `fail`: wrong. */
export type State = 'ok' | 'note' | 'warn' | 'fail'

/** What one check has found. `advice` is '' if there is nothing to do. */
export interface Finding {
  group: Group
  subject: string
  state: State
  seen: string
  advice: string
}

/** Makes the findings of one group. */
export function findingsOf(group: Group) {
  const make =
    (state: State) =>
    (subject: string, seen: string, advice = ''): Finding => ({
      group,
      subject,
      state,
      seen,
      advice,
    })
  return { ok: make('ok'), note: make('note'), warn: make('warn'), fail: make('fail') }
}

export type FindingsOf = ReturnType<typeof findingsOf>

/** One line per finding below its group's name, and a last line with the numbers. */
export function asText(findings: readonly Finding[]): string {
  const parts = groups.map((group) => {
    const own = findings.filter((finding) => finding.group === group)
    return own.length === 0 ? '' : `${group}\n${own.map(lineOf).join('')}\n`
  })
  return `${parts.join('')}${summaryOf(findings)}\n`
}

function lineOf({ state, subject, seen, advice }: Finding): string {
  return `  ${state.padEnd(4)}  ${subject}: ${seen}${advice && ` – ${advice}`}\n`
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (state: State) => findings.filter((finding) => finding.state === state).length
  const [wrong, weak] = [count('fail'), count('warn')]
  const verdict = wrong === 0 ? 'nothing is wrong' : `${wrong} wrong`
  return weak === 0 ? verdict : `${verdict}, ${weak} should be changed`
}
