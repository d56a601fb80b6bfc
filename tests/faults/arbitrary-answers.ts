import fc from 'fast-check'
import { z } from 'zod'

/** A mark in every text that a backend sends as data: it must not appear in logs or errors. */
export const canary = 'KANARIENVOGEL'

type JsonSchema = {
  type?: string | undefined
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
}

const text = fc.string({ maxLength: 12 }).map((some) => canary + some)

/** Any JSON value; its keys include the names of properties that every object inherits. */
const key = fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'toString', 'length', ''))
export const anyJson: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  leaf: fc.oneof(
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constantFrom(null, '', -1, Number.MAX_SAFE_INTEGER, 1e300, '\u0000', '\ud800'),
  ),
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3 }),
  ),
})).value

/** A value that the schema accepts, or almost: any part may be missing or replaced. */
export function almost(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return arbitraryOf(json as JsonSchema, 0)
}

function arbitraryOf(
  schema: JsonSchema | boolean | undefined,
  depth: number,
): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object' || depth > 6) return anyJson
  const right = rightOf(schema, depth)
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: anyJson })
}

function rightOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const below = (part: JsonSchema | boolean | undefined) => arbitraryOf(part, depth + 1)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.allOf) return fc.tuple(...schema.allOf.map(below)).map(merged)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(below))
  switch (schema.type) {
    case 'string':
      return fc.oneof(text, fc.constantFrom('', '1', '2026-05-06 07:08:09', `{"${canary}":1}`))
    case 'number':
    case 'integer':
      return fc.oneof(fc.nat(20), fc.integer(), fc.double({ noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(below(schema.items), { maxLength: 3 })
    case 'object':
      return objectOf(schema, below)
    default:
      return anyJson
  }
}

/** Merges the parts of an intersection; if one part went wrong, the value is that part alone. */
function merged(parts: unknown[]): unknown {
  const isObject = (part: unknown) => typeof part === 'object' && part !== null
  return parts.find((part) => !isObject(part)) ?? Object.assign({}, ...parts)
}

function objectOf(
  { properties = {}, additionalProperties }: JsonSchema,
  below: (part: JsonSchema | boolean | undefined) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const named = Object.entries(properties).map(([name, part]) => [name, below(part)] as const)
  // Most fields are there most of the time; otherwise no value would get past the first field.
  const fields = fc.tuple(...named.map(([, part]) => fc.option(part, { freq: 15, nil: undefined })))
  const own = fields.map((values) =>
    Object.fromEntries(named.map(([name], at) => [name, values[at]] as const)),
  )
  if (typeof additionalProperties !== 'object') return own
  const more = fc.dictionary(key, below(additionalProperties), { maxKeys: 3 })
  return fc.tuple(own, more).map(([these, those]) => ({ ...those, ...these }))
}
