import { z } from 'zod'

/**
 * `safeParse` that never throws, for whatever others send. Zod looks at the `length` of values that are no texts, too,
 * and stumbles where that cannot be compared: `{"length":{"toString":0}}` would end the process from within a socket.
 */
export function readShape<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  params?: z.core.ParseContext<z.core.$ZodIssue>,
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value, params)
  } catch {
    const issue = { code: 'custom' as const, path: [], message: 'cannot be read', input: undefined }
    const error = new z.ZodError([issue]) as z.ZodError<z.output<Schema>>
    return { success: false, error }
  }
}
