import type { Router } from 'express'
import type { Histogram } from 'prom-client'
import { z } from 'zod'
import { failureKinds } from '~contract/hosting/failure-kinds'
import { mountsPerReport } from '~contract/portal/constants'
import { mountReportPath } from '~contract/portal/paths'
import type { AttemptStore } from '../session/attempt-store'
import { browserReports } from './browser-reports'

const reportSchema = z
  .array(
    z.object({
      mode: z.enum(['realm', 'page', 'external', 'built-in']),
      outcome: z.enum(['mounted', ...failureKinds]),
      seconds: z.number().min(0).max(3_600),
    }),
  )
  .min(1)
  .max(2 * mountsPerReport)

/** Receives how apps loaded in browsers. */
export function mountReports(mounts: Histogram, attempts: Pick<AttemptStore, 'take'>): Router {
  return browserReports(
    {
      path: mountReportPath,
      schema: reportSchema,
      take(report) {
        for (const { mode, outcome, seconds } of report) mounts.observe({ mode, outcome }, seconds)
      },
    },
    attempts,
  )
}
