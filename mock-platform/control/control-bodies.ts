import { z } from 'zod'
import { flagNames } from '../data/flags'
import { handOverWayNames } from '../data/hand-over-ways'
import { type Checked, checkStrictly, type Path, problemText } from '../data/strict-check'

/** A refusal of the control API; the message says how to correct the call. */
export class ControlError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly field?: string,
  ) {
    super(message)
    this.name = 'ControlError'
  }
}

/** A scenario's name, or a whole scenario, such as an export. */
const scenarioChoice = z.union([z.string().min(1), z.record(z.string(), z.unknown())])

const spaceIdSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,32}$/, 'a space id is 1 to 32 of a-z, 0-9 and -')

export const newSpaceSchema = z.strictObject({
  scenario: scenarioChoice,
  id: spaceIdSchema.optional(),
})

export const resetSchema = z.strictObject({ scenario: scenarioChoice.optional() })

export const clockSchema = z.union([
  z.strictObject({ advanceMs: z.number().int() }),
  z.strictObject({
    now: z.iso.datetime({ offset: true, error: 'expected an ISO time with its zone' }),
  }),
])

export const flagsPatchSchema = z.partialRecord(z.enum(flagNames), z.boolean())

export const parametersPatchSchema = z.record(
  z.string(),
  z.union([z.string(), z.number()]).transform(String).nullable(),
)
export const handOverSchema = z.strictObject({
  account: z.string().min(1),
  way: z.enum(handOverWayNames).default('ssoLogin'),
  /** The tenant to sign in to; absent = the user's own. */
  tenantId: z.string().min(1).optional(),
  /** By the space's clock; 0 or less = it has expired already. */
  lifetimeMs: z.number().int().optional(),
  /** The path of the portal to redirect to. */
  url: z.string().optional(),
})

/** Parses a body's text by its strict schema; a refusal names the field and suggests the nearest known name. */
export function bodyBy<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  return accepted(checkStrictly(schema, jsonOf(text)))
}

/** The value of a check, or a refusal that names every wrong field. */
export function accepted<T>(checked: Checked<T>): T {
  if ('value' in checked) return checked.value
  const field = checked.problems[0] && lastName(checked.problems[0].path)
  throw new ControlError(400, checked.problems.map(problemText).join('; '), field)
}

function lastName(path: Path): string | undefined {
  return path.findLast((part) => typeof part === 'string') as string | undefined
}

/** The value of a JSON body; no body is an empty object. */
export function jsonOf(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ControlError(400, `the body is not JSON: ${(error as Error).message}`)
  }
}
