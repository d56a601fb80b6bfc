import type { z } from 'zod'

export function issueText(error: z.ZodError, root: string): string {
  const issue = error.issues[0]
  return `${[root, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'invalid'}`
}
