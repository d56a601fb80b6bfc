import { z } from 'zod'
import { suggestion } from './nearest-name'

export type Path = (string | number)[]

export interface Problem {
  path: Path
  reason: string
}

export type Checked<T> = { value: T } | { problems: Problem[] }

/** Problems with unknown names suggest the nearest known one. */
export function checkStrictly<S extends z.ZodType>(
  schema: S,
  value: unknown,
): Checked<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { value: result.data }
  return { problems: result.error.issues.flatMap((issue) => problemsOf(issue, schema, [])) }
}

/** `users.zhangsan.apps[2]`; names that are not plain words are quoted. */
function pathText(path: Path): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    if (!/^[\w-]+$/.test(part)) return `${text}["${part}"]`
    return text === '' ? part : `${text}.${part}`
  }, '')
}

/** One line, for the author of the value. */
export function problemText({ path, reason }: Problem): string {
  return path.length === 0 ? reason : `${pathText(path)}: ${reason}`
}

type Issue = z.core.$ZodIssue

function problemsOf(issue: Issue, schema: z.ZodType, above: Path): Problem[] {
  const path = [...above, ...(issue.path as Path)]
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, path)
    return issue.keys.map((key) => ({
      path: [...path, key],
      reason: `unknown field "${key}"${suggestion(key, known)}`,
    }))
  }
  if (issue.code === 'invalid_union') {
    const nearest = nearestOption(issue.errors)
    if (nearest) return nearest.flatMap((inner) => problemsOf(inner, schema, path))
  }
  if (issue.code === 'invalid_key') {
    const key = String(issue.path.at(-1))
    return [{ path, reason: `"${key}" cannot be a name: ${issue.issues[0]?.message}` }]
  }
  if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
    return [
      { path, reason: `${issue.message}${suggestion(issue.input, issue.values.map(String))}` },
    ]
  }
  return [{ path, reason: issue.message }]
}

/** The problems of the union option nearest to the value; undefined if all differ at the top. */
function nearestOption(options: readonly Issue[][]): Issue[] | undefined {
  const depth = (issues: Issue[]) => Math.max(...issues.map(({ path }) => path.length))
  const [nearest] = [...options].sort((a, b) => a.length - b.length || depth(b) - depth(a))
  return nearest && depth(nearest) > 0 ? nearest : undefined
}

/** The names that an object schema knows at a path of the value. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
  const bare = unwrap(schema)
  if (bare instanceof z.ZodUnion) {
    return bare.options.flatMap((option) => fieldsAt(option as z.ZodType, path))
  }
  const [part, ...rest] = path
  if (part === undefined) return ownFields(bare)
  if (bare instanceof z.ZodObject) {
    const field: z.ZodType | undefined = bare.shape[part]
    return field ? fieldsAt(field, rest) : []
  }
  if (bare instanceof z.ZodRecord) return fieldsAt(bare.valueType as z.ZodType, rest)
  if (bare instanceof z.ZodArray) return fieldsAt(bare.element as z.ZodType, rest)
  return []
}

function ownFields(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  const names = schema instanceof z.ZodRecord ? schema.keyType : undefined
  return names instanceof z.ZodEnum ? names.options.map(String) : []
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return unwrap(schema.unwrap() as z.ZodType)
  }
  return schema instanceof z.ZodPipe ? unwrap(schema.in as z.ZodType) : schema
}
