import express, { type RequestHandler, type Response, Router } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { PortalConfig } from '../config/env'
import { asyncHandler } from '../http/async-handler'
import type { Sealer } from '../seal/sealer'
import type { AttemptStore } from '../session/attempt-store'
import { audit } from '../session/audit'
import { createTakeOneTime, newOneTime } from '../session/one-time'
import type { SignedIn } from '../session/session'
import { createCredentials } from './external-credentials'

const codeSchema = z.object({
  id: z.string(),
  app: z.string(),
  until: z.number(),
  user: z.object({
    account: z.string(),
    userId: z.string(),
    name: z.string(),
    tenant: z.string(),
    unit: z.string(),
  }),
})
const formSchema = z.object({ code: z.string().min(1), app: z.string().min(1) })

interface CodeParts {
  sealer: Sealer
  now(): number
}

interface ExchangeParts extends CodeParts {
  config: Pick<PortalConfig, 'EXTERNAL_APP_SECRETS'>
  attempts: AttemptStore
  log: Logger
}

/** A short-lived one-time code that tells one external app who opened it (SAFE-14). */
export function externalCode({ sealer, now }: CodeParts, app: string, user: SignedIn): string {
  const { account, userId, username: name, tenantId: tenant, orgName: unit } = user
  const content = { ...newOneTime({ now }), app }
  return sealer.seal('external code', { ...content, user: { account, userId, name, tenant, unit } })
}

/**
 * POST /external-token: an app's server exchanges its code for the user who opened the app, as JSON. 400: the code is
 * invalid, used, expired or another app's; 401: the app's credentials are wrong; 429: too many wrong ones.
 */
export function externalToken(parts: ExchangeParts): Router {
  const router = Router({ strict: true, caseSensitive: true })
  router.post(
    '/external-token',
    express.urlencoded({ extended: false, limit: '8kb' }),
    exchange(parts),
  )
  return router
}

function exchange(parts: ExchangeParts): RequestHandler {
  const { sealer } = parts
  const judge = createCredentials(parts)
  const takeOneTime = createTakeOneTime(parts, 'external code')
  return asyncHandler(async (req, res) => {
    const address = req.ip ?? ''
    const note = (app: string, account: string | null, result: string) => {
      const where = { log: parts.log, address }
      audit(where, { type: 'external-token', account, tenant: null, target: app, result })
    }
    const { app, result } = await judge(req.headers.authorization, address)
    if (result !== 'ok') {
      note(app, null, result)
      return refuse(res, result)
    }
    const form = formSchema.safeParse(req.body).data
    const code = codeSchema.safeParse(sealer.open('external code', form?.code ?? '')).data
    const isOwn = code && form?.app === app && code.app === app
    if (!isOwn || !(await takeOneTime(code))) {
      note(app, code?.user.account ?? null, 'refused')
      return void res.status(400).json({ error: 'the code is not good, or no longer' })
    }
    note(app, code.user.account, 'ok')
    res.json(code.user)
  })
}

function refuse(res: Response, why: 'credentials' | 'limited'): void {
  if (why === 'limited') return void res.status(429).json({ error: 'too many wrong credentials' })
  res.setHeader('WWW-Authenticate', 'Basic realm="external-token"')
  res.status(401).json({ error: 'wrong credentials of the app' })
}
