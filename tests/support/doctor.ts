import type { Finding } from '../../server/doctor/report'

/** What a report says about a subject: `state: seen – advice`; '' = nothing. */
export function said(findings: readonly Finding[], subject: string): string {
  return findings
    .filter((finding) => finding.subject === subject)
    .map(({ state, seen, advice }) => `${state}: ${seen}${advice && ` – ${advice}`}`)
    .join('\n')
}

/** The subjects that failed, in the report's order. */
export const failed = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === 'fail').map(({ subject }) => subject)
