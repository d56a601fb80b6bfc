import { z } from 'zod'
import { content, strings } from '../content'

const policySchema = strings('number', 'title', 'kind', 'issuer', 'date')

export type Policy = z.output<typeof policySchema>

/** The documents of the policy library. */
export const policyTexts = content('policies', z.strictObject({ policies: z.array(policySchema) }))
