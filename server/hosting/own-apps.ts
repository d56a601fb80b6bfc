import type { Response } from 'express'
import { z } from 'zod'
import { type HostingRow, ordinaryHosting } from '~contract/hosting/app-hosting'
import { developmentRow } from '~contract/hosting/development-row'
import type { PortalConfig } from '../config/env'
import { sealedCookie } from '../seal/sealed-cookie'
import type { Sealer } from '../seal/sealer'
import { usesHttps } from '../session/secure-cookies'

const ownAppSchema = z.object({ code: z.string(), entry: z.string() })

/**
 * An app on a developer's own machine, which a user has added to this session (ANY-08). Only the browser can reach its
 * entry, so requests of the server's own must not use these apps.
 */
export type OwnApp = z.infer<typeof ownAppSchema>

const keptSchema = z.object({ session: z.string(), apps: z.array(ownAppSchema) })

interface Parts {
  config: Pick<PortalConfig, 'OWN_APPS' | 'PUBLIC_URL'>
  sealer: Sealer
}

interface Owner {
  sessionId: string
}

function cookieOf({ config, sealer }: Parts) {
  return sealedCookie(sealer, 'portal-own-apps', { sameSite: 'lax', secure: usesHttps(config) })
}

/** The own apps of a session; the cookie of another session yields none. */
export function readOwnApps(
  parts: Parts,
  cookieHeader: string | null | undefined,
  user: Owner | null,
): OwnApp[] {
  if (parts.config.OWN_APPS.length === 0) return []
  const { data } = keptSchema.safeParse(cookieOf(parts).read(cookieHeader))
  return data && data.session === user?.sessionId ? allowedApps(parts.config, data.apps) : []
}

/** The Set-Cookie value that replaces a session's own apps with these. */
export function keepOwnApps(parts: Parts, { sessionId }: Owner, apps: readonly OwnApp[]): string {
  return cookieOf(parts).write({ session: sessionId, apps })
}

/** The Set-Cookie values that remove all; none if the operator has opened no origin. */
export function forgetOwnApps(parts: Parts): string[] {
  return parts.config.OWN_APPS.length > 0 ? [cookieOf(parts).forget()] : []
}

/** The apps whose origin the operator still allows. */
export function allowedApps(
  { OWN_APPS }: Pick<PortalConfig, 'OWN_APPS'>,
  apps: readonly OwnApp[],
): OwnApp[] {
  return apps.filter(({ entry }) => isAllowedOrigin(OWN_APPS, new URL(entry)))
}

/** `allowed` are origins, some of them with `*` for any port. */
export function isAllowedOrigin(allowed: readonly string[], url: URL): boolean {
  return [url.origin, `${url.protocol}//${url.hostname}:*`].some((one) => allowed.includes(one))
}

/** The own app of this code in the request's session. */
export function ownAppOf({ ownApps }: Response['locals'], code: unknown): OwnApp | undefined {
  return ownApps?.find((own) => own.code === code)
}

/** How an own app is hosted: the tenant's row, plus what a development server needs. */
export function ownRow({ entry }: OwnApp, row: HostingRow = ordinaryHosting): HostingRow {
  const needed = developmentRow(new URL(entry))
  return { ...row, ...needed, connect: [...row.connect, ...needed.connect] }
}
