import { randomUUID } from 'node:crypto'
import express, { type RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { PortalConfig } from '../config/env'
import { asyncHandler } from '../http/async-handler'
import type { Sealer } from '../seal/sealer'
import { addressKey } from '../session/attempt-keys'
import type { AttemptStore } from '../session/attempt-store'
import { audit } from '../session/audit'
import { sameText } from '../session/same-text'
import type { SignedIn } from '../session/session'

/** In milliseconds. */
const codeLifetime = 60_000
const guessWindow = 15 * 60_000
/** Wrong credentials from one address within the window. */
const mostGuesses = 20

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

/** A code that tells one external app, once and soon, who opened it (SAFE-14). */
export function externalCode({ sealer, now }: CodeParts, app: string, user: SignedIn): string {
  const { account, userId, username: name, tenantId: tenant, orgName: unit } = user
  const content = { id: randomUUID(), app, until: now() + codeLifetime }
  return sealer.seal('external code', { ...content, user: { account, userId, name, tenant, unit } })
}

/**
 * POST /external-token: an app's server exchanges its code for who opened it, as JSON. 400: the code is not good (any
 * more), or another app's; 401: wrong credentials of the app; 429: too many of them.
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
  const { sealer, now, attempts, config } = parts
  return asyncHandler(async (req, res) => {
    const note = (app: string | undefined, account: string | null, result: string) => {
      const where = { log: parts.log, address: req.ip ?? '' }
      audit(where, { type: 'external-token', account, tenant: null, target: app ?? '', result })
    }
    const app = appOf(req.headers.authorization, config.EXTERNAL_APP_SECRETS)
    if (!app) {
      note(undefined, null, 'credentials')
      const rule = { limit: mostGuesses, window: guessWindow }
      const { allowed } = await attempts.take(`external app ${addressKey(req.ip ?? '')}`, rule)
      if (!allowed) return void res.status(429).json({ error: 'too many wrong credentials' })
      res.setHeader('WWW-Authenticate', 'Basic realm="external-token"')
      return void res.status(401).json({ error: 'wrong credentials of the app' })
    }
    const form = formSchema.safeParse(req.body).data
    const code = codeSchema.safeParse(sealer.open('external code', form?.code ?? '')).data
    const good = code && form?.app === app && code.app === app && now() < code.until
    const once = { limit: 1, window: codeLifetime }
    if (!good || !(await attempts.take(`external code ${code.id}`, once)).allowed) {
      note(app, code?.user.account ?? null, 'refused')
      return void res.status(400).json({ error: 'the code is not good, or no longer' })
    }
    note(app, code.user.account, 'ok')
    res.json(code.user)
  })
}

/** The app whose credentials a Basic header holds; undefined = none. */
function appOf(header: string | undefined, secrets: ReadonlyMap<string, string>) {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(header ?? '') ?? []
  const [app = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  const secret = secrets.get(app)
  return secret !== undefined && sameText(secret, rest.join(':')) ? app : undefined
}
