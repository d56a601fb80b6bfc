import { z } from 'zod'

/**
 * Like `safeParse`, but never throws, for input from outside. Zod reads the `length` of any value and throws if it
 * cannot be compared: `{"length":{"toString":0}}` in a socket's frame would end the process.
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
