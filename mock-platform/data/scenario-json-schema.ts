import { z } from 'zod'
import { scenarioSchema } from './scenario'
import { isRecord } from './snapshot'

type JsonSchema = Record<string, unknown>

/**
 * The schema of scenario files for editors (JSON Schema 2020-12). A file may extend another scenario, so nothing is
 * required, and null removes a value.
 */
export function scenarioJsonSchema(): JsonSchema {
  const whole = z.toJSONSchema(scenarioSchema, { io: 'input' }) as JsonSchema
  return { ...(loosened(whole) as JsonSchema), title: 'Scenario of the mock platform' }
}

const maps = ['properties', 'additionalProperties'] as const

/** Drops `required` and allows null at any depth except within lists, which are replaced as a whole. */
function loosened(schema: unknown): unknown {
  if (!isRecord(schema)) return schema
  const { required: _, propertyNames: names, ...rest } = schema
  const open: JsonSchema = { ...rest, ...(names !== undefined && { propertyNames: names }) }
  for (const name of maps) {
    const inner = open[name]
    if (!isRecord(inner)) continue
    open[name] =
      name === 'properties'
        ? Object.fromEntries(Object.entries(inner).map(([key, value]) => [key, orNull(value)]))
        : orNull(inner)
  }
  return open
}

function orNull(schema: unknown): JsonSchema {
  return { anyOf: [loosened(schema), { type: 'null' }] }
}
