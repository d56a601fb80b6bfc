import type { Router } from 'express'
import { z } from 'zod'
import { vitalReportPath } from '~contract/portal/paths'
import { timedVitals, type VitalReport } from '~contract/portal/vital-report'
import type { PortalParts } from '../parts'
import type { Caller } from '../platform/client'
import { fetchConstant } from '../platform/endpoints/constants'
import { browserReports } from './browser-reports'

const vitalSchema = z.discriminatedUnion('name', [
  z.object({ name: z.enum(timedVitals), value: z.number().min(0).max(3_600) }),
  z.object({ name: z.literal('CLS'), value: z.number().min(0).max(100) }),
]) satisfies z.ZodType<VitalReport>

/**
 * Counts how quickly users' windows load and answer, unless the tenant's constant WEB_VITALS is 0. No report says
 * whose window it was.
 */
export function vitalReports(
  parts: Pick<PortalParts, 'metrics' | 'attempts' | 'platform' | 'caches'>,
): Router {
  const { seconds, layoutShift } = parts.metrics.vitals
  return browserReports(
    {
      path: vitalReportPath,
      schema: z
        .array(vitalSchema)
        .min(1)
        .max(timedVitals.length + 1),
      async take(report, user) {
        if (!(await isAllowed(parts, user))) return
        for (const { name, value } of report) {
          if (name === 'CLS') layoutShift.observe(value)
          else seconds.observe({ name }, value)
        }
      },
    },
    parts.attempts,
  )
}

/** A tenant that cannot be asked has not allowed it. */
async function isAllowed(parts: Pick<PortalParts, 'platform' | 'caches'>, user: Caller) {
  const value = await fetchConstant(parts, user, 'WEB_VITALS').catch(() => '0')
  return value.trim() !== '0'
}
