import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { isPlatformError } from '~contract/platform/platform-error'
import { serviceCall } from '~server/platform/service-call'
import { readInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { openAction } from '~server/session/sealed-action'
import type { SignedIn } from '~server/session/session'
import { forcedMessagesTexts } from '~text/forced-messages'

const wantedSchema = z.object({ signed: z.string().min(1).max(32_000) })

/** Why the backend refused the action; '' = it succeeded. */
export interface ActionOutcome {
  refusal: string
}

/** Calls a forced message's action, as it was signed (MSG-05). Throws BadInput, PlatformError. */
export async function performAction(
  context: PortalContext,
  user: SignedIn,
  body: unknown,
): Promise<ActionOutcome> {
  const { signed } = readInput(wantedSchema, body)
  const action = openAction(context.sealer, signed, user)
  const call = action && serviceCall(action.url, context.config.SERVICE_PREFIXES)
  if (!call) return { refusal: forcedMessagesTexts[context.texts.language].outdated }
  const { method, params } = action
  const posts = method === 'POST'
  try {
    await context.platform.call(
      endpoint({
        name: 'forcedMessageAction',
        service: call.service,
        method,
        path: call.path,
        auth: 'token',
        query: z.record(z.string(), z.unknown()),
        ...(posts && { body: z.record(z.string(), z.unknown()) }),
        answer: z.unknown(),
      }),
      callerOf(context),
      { query: posts ? call.query : { ...call.query, ...params }, ...(posts && { body: params }) },
    )
    return { refusal: '' }
  } catch (error) {
    if (!isPlatformError(error) || error.failure !== 'refused') throw error
    return { refusal: error.message }
  }
}
