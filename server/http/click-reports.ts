import type { Router } from 'express'
import { z } from 'zod'
import { type ClickReport, clickedThings, clicksPerReport } from '~contract/portal/click-report'
import { clickReportPath } from '~contract/portal/paths'
import type { AttemptStore } from '../session/attempt-store'
import type { Tracing } from '../tracing/tracing'
import { browserReports } from './browser-reports'

const id = (length: number) => z.string().regex(new RegExp(`^(?!0{${length}})[0-9a-f]{${length}}$`))

const reportSchema = z
  .array(
    z.object({
      trace: id(32),
      span: id(16),
      what: z.enum(clickedThings),
      ago: z.number().min(0).max(600_000),
      took: z.number().min(0).max(60_000),
    }),
  )
  .min(1)
  .max(clicksPerReport) satisfies z.ZodType<ClickReport[]>

/**
 * Receives clicks in browsers: the first spans of their traces. Browsers' clocks may be wrong, so a report says how long
 * ago the click was.
 */
export function clickReports({ addClick }: Tracing, attempts: Pick<AttemptStore, 'take'>): Router {
  return browserReports(
    {
      path: clickReportPath,
      schema: reportSchema,
      take(report) {
        for (const { trace, span, what, ago, took } of report) {
          addClick({ trace, span, name: `click ${what}`, startedAt: Date.now() - ago, took })
        }
      },
    },
    attempts,
  )
}
