import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { actionNames } from './mix'

const cost = z.object({
  /** CPU of the portal's process, in milliseconds. */
  cpu: z.number().min(0),
  /** Requests that reach the portal. */
  requests: z.number().min(0),
  /** Sent by the portal, in KB, headers included. */
  sent: z.number().min(0),
  /** Commands that Redis runs. */
  redis: z.number().min(0),
})

const costsSchema = z.object({
  at: z.iso.datetime(),
  commit: z.string(),
  /** The processor that they were measured on. */
  processor: z.string(),
  actions: z.record(z.enum(actionNames), cost),
  memory: z.object({
    /** Memory of an idle process, in MB. */
    process: z.number(),
    /** Additional memory for each signed-in user with a socket, in KB. */
    session: z.number(),
  }),
})

export type Cost = z.infer<typeof cost>
export type Costs = z.infer<typeof costsSchema>

export const costsFile = new URL('costs.json', import.meta.url)

/** The costs as last measured. Throws if the file is incomplete. */
export function keptCosts(): Costs {
  return costsSchema.parse(JSON.parse(readFileSync(costsFile, 'utf8')))
}
