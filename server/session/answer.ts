import { z } from 'zod'
import { isPlatformError } from '~contract/platform/platform-error'
import { readShape } from '~contract/platform/read-shape'
import { failureStatuses, failureText } from '~text/error-catalogue'
import type { Language } from '~text/languages'
import type { Texts } from '~text/zh-CN'
import { logFailure } from './failure-log'
import { requireSignedIn, withLiveSession } from './guards'
import type { PortalContext } from './load-context'
import type { SignedIn } from './session'

/** A sentence in the user's language. */
type Sentence = (texts: Texts) => string

/** A browser's input is invalid: the field, and the reason. */
export class BadInput extends Error {
  constructor(
    readonly field: string,
    readonly reason: Sentence,
  ) {
    super(field)
  }
}

/**
 * Ids from a browser that become part of a backend's address: `.` and `..` would mean other addresses.
 */
export const idPattern = /^\w[\w.@-]{0,99}$/

const zodErrors: Record<Language, z.core.$ZodErrorMap> = {
  'zh-CN': z.locales.zhCN().localeError,
  'en-US': z.locales.en().localeError,
}

/**
 * Parses a browser's input. Throws BadInput for the first issue, with the words of `say`, if it has any for it, or
 * zod's.
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  say?: (texts: Texts, issue: z.core.$ZodIssue) => string | undefined,
): z.output<Schema> {
  const { success, data, error } = readShape(schema, input)
  if (success) return data
  const [issue] = error.issues
  throw new BadInput(issue?.path.join('.') || 'body', (texts) => {
    const said = issue && say?.(texts, issue)
    if (said) return said
    const spoken = readShape(schema, input, { error: zodErrors[texts.language] })
    return spoken.error?.issues[0]?.message ?? ''
  })
}

/**
 * The JSON answer of a route for the signed-in user: the result of `work` (a Response as it is), or `{error, field}`
 * with a sentence for the user and a matching status. `what` names the work in the log. If the session has ended, throws
 * the redirect to the login path.
 */
export async function answerJson(
  context: PortalContext,
  request: Request,
  what: string,
  work: (user: SignedIn) => Promise<object>,
): Promise<Response> {
  const user = await requireSignedIn(context, request)
  try {
    const answer = await withLiveSession(context, request, () => work(user))
    return answer instanceof Response ? answer : Response.json(answer)
  } catch (error) {
    if (error instanceof BadInput) {
      const { field, reason } = error
      const sentence = context.texts.phrases.detailed(field, reason(context.texts))
      return Response.json({ error: sentence, field }, { status: 400 })
    }
    if (!isPlatformError(error)) throw error
    logFailure(context, what, error)
    const body = { error: failureText(error, context.texts), field: null }
    return Response.json(body, { status: failureStatuses[error.failure] })
  }
}
