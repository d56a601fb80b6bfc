import { json, Router } from 'express'
import { z } from 'zod'
import { readShape } from '~contract/platform/read-shape'
import { type ClickReport, clickedThings, clicksPerReport } from '~contract/portal/click-report'
import { clickReportPath } from '~contract/portal/paths'
import type { AttemptStore } from '../session/attempt-store'
import type { Tracing } from '../tracing/tracing'
import { asyncHandler } from './async-handler'

const id = (length: number) => z.string().regex(new RegExp(`^(?!0{${length}})[0-9a-f]{${length}}$`))

/** Limits the words and the time of a span, whatever a browser sends. */
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

/** Reports of one user, over all windows. */
const pace = { limit: 60, window: 60_000 }

/**
 * Receives reports of clicks from signed-in browsers: the first spans of their traces. Browsers' clocks may be wrong,
 * so a report says how long ago the click was. Answers 204, even without a session, or else 400 or 429.
 */
export function clickReports({ addClick }: Tracing, attempts: Pick<AttemptStore, 'take'>): Router {
  const note = asyncHandler(async (req, res) => {
    const { signedIn } = res.locals
    if (!signedIn) return void res.status(204).end()
    const report = readShape(reportSchema, req.body)
    if (!report.success) return void res.status(400).end()
    const { allowed } = await attempts.take(`click-spans ${signedIn.userId}`, pace)
    if (!allowed) return void res.status(429).end()
    for (const { trace, span, what, ago, took } of report.data) {
      addClick({ trace, span, name: `click ${what}`, startedAt: Date.now() - ago, took })
    }
    res.status(204).end()
  })
  const router = Router()
  router.post(clickReportPath, json({ limit: '8kb' }), note)
  return router
}
