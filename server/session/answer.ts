import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
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

/** A browser's input is invalid: the field, and the reason. */
export class BadInput extends Error {
  constructor(
    readonly field: string,
    readonly reason: (texts: Texts) => string,
  ) {
    super(field)
  }
}

/** Ids from a browser that become part of a backend's path, in which `.` and `..` would name other paths. */
export const idPattern = /^\w[\w.@-]{0,99}$/

const zodErrors: Record<Language, z.core.$ZodErrorMap> = {
  'zh-CN': z.locales.zhCN().localeError,
  'en-US': z.locales.en().localeError,
}

/**
 * Parses a browser's input. Throws BadInput for the first issue, with the sentence of `say` if given, or else zod's.
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

/** What a JSON route's work gets. */
interface JsonCall {
  context: PortalContext
  request: Request
  user: SignedIn
  query: URLSearchParams
}

/**
 * A loader or action that answers the signed-in user with JSON: the result of `work` (a Response is returned
 * unchanged), or `{error, field}` with a sentence for the user and a matching status. `what` names the work in the log.
 * If the session has ended, it throws the redirect to the login path.
 */
export function givesJson(what: string, work: (call: JsonCall) => Promise<object>) {
  return ({ context, request }: LoaderFunctionArgs) => answerJson(context, request, what, work)
}

/** The same for an action that takes JSON; any other body is passed as null. */
export function takesJson(
  what: string,
  work: (call: JsonCall & { body: unknown }) => Promise<object>,
) {
  return async ({ context, request }: ActionFunctionArgs) => {
    const body: unknown = await request.json().catch(() => null)
    return answerJson(context, request, what, (call) => work({ ...call, body }))
  }
}

async function answerJson(
  context: PortalContext,
  request: Request,
  what: string,
  work: (call: JsonCall) => Promise<object>,
): Promise<Response> {
  const user = await requireSignedIn(context, request)
  const query = new URL(request.url).searchParams
  try {
    const answer = await withLiveSession(context, request, () =>
      work({ context, request, user, query }),
    )
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
