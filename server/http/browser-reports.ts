import { json, Router } from 'express'
import type { z } from 'zod'
import { readShape } from '~contract/platform/read-shape'
import type { Caller } from '../platform/client'
import type { AttemptStore } from '../session/attempt-store'
import { asyncHandler } from './async-handler'

interface Reports<Report> {
  path: string
  /** Limits everything that a metric or a trace keeps of a report, whatever a browser sends. */
  schema: z.ZodType<Report>
  take(report: Report, user: Caller): void | Promise<void>
}

/** Reports of one kind by one user, over all windows. */
const pace = { limit: 60, window: 60_000 }

/**
 * Receives what the pages of signed-in users report to `path` with `sendBeacon`. Answers 204, even without a session,
 * or else 400 or 429.
 */
export function browserReports<Report>(
  { path, schema, take }: Reports<Report>,
  attempts: Pick<AttemptStore, 'take'>,
): Router {
  const note = asyncHandler(async (req, res) => {
    const { signedIn, requestId, span } = res.locals
    // A window that does not know yet that its session has ended: an error would only fill its console.
    if (!signedIn) return void res.status(204).end()
    const report = readShape(schema, req.body)
    if (!report.success) return void res.status(400).end()
    const { allowed } = await attempts.take(`${path.slice(1)} ${signedIn.userId}`, pace)
    if (!allowed) return void res.status(429).end()
    const { token, account } = signedIn
    await take(report.data, { token, account, requestId, span })
    res.status(204).end()
  })
  const router = Router()
  router.post(path, json({ limit: '8kb' }), note)
  return router
}
