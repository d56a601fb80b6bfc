import { json, Router } from 'express'
import type { Histogram } from 'prom-client'
import { z } from 'zod'
import { failureKinds } from '~contract/hosting/failure-kinds'
import { readShape } from '~contract/platform/read-shape'
import { mountsPerReport } from '~contract/portal/constants'
import { mountReportPath } from '~contract/portal/paths'
import type { AttemptStore } from '../session/attempt-store'
import { asyncHandler } from './async-handler'

/** Limits the labels of the metric, whatever a browser sends. */
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

/** Reports of one user, over all windows. */
const pace = { limit: 60, window: 60_000 }

/**
 * Receives reports of how apps loaded from signed-in browsers. Answers 204, even without a session, or else 400 or 429.
 */
export function mountReports(mounts: Histogram, attempts: Pick<AttemptStore, 'take'>): Router {
  const note = asyncHandler(async (req, res) => {
    const { signedIn } = res.locals
    // A window that does not know yet that its session has ended: an error would only fill its console.
    if (!signedIn) return void res.status(204).end()
    const report = readShape(reportSchema, req.body)
    if (!report.success) return void res.status(400).end()
    const { allowed } = await attempts.take(`app-mounts ${signedIn.userId}`, pace)
    if (!allowed) return void res.status(429).end()
    for (const { mode, outcome, seconds } of report.data) mounts.observe({ mode, outcome }, seconds)
    res.status(204).end()
  })
  const router = Router()
  router.post(mountReportPath, json({ limit: '8kb' }), note)
  return router
}
