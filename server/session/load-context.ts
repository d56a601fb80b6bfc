import type { Logger } from 'pino'
import type { Texts } from '~text/zh-CN'
import type { PortalConfig } from '../config/env'
import type { OwnApp } from '../hosting/own-apps'
import type { PortalCaches } from '../platform/caches'
import type { Caller, PlatformClient } from '../platform/client'
import type { Sealer } from '../seal/sealer'
import type { Span } from '../tracing/tracing'
import type { AttemptStore } from './attempt-store'
import type { Activity } from './idle'
import type { LiveSessions } from './live-sessions'
import type { OwnSessions } from './own-sessions'
import type { Sessions, SignedIn } from './session'

/** The context of every loader and action. The fields from `texts` on belong to the request. */
export interface PortalContext {
  config: PortalConfig
  platform: PlatformClient
  caches: PortalCaches
  sessions: Sessions
  sealer: Sealer
  live: LiveSessions
  ownSessions: OwnSessions
  /** Counts wrong passwords, used challenges and the like. */
  attempts: AttemptStore
  /** The clock, in milliseconds. */
  now(): number
  log: Logger
  /** In the device's language. */
  texts: Texts
  /** The browser's file with these texts; null in development. */
  textFile: string | null
  /** Of this response's content security policy. */
  nonce: string
  requestId: string
  /** The request's span; absent = nothing is recorded. */
  span?: Span | undefined
  /** How old, in milliseconds, the backends' answers that this request reads may be; absent = a moment. */
  maxAge?: number | undefined
  /** The client's address, according to TRUSTED_PROXIES. */
  address: string
  /** The browser's User-Agent. */
  device: string
  /** From the session cookie. */
  signedIn: SignedIn | null
  /** A user who must change the initial password first (AUTH-08); `signedIn` is then null. */
  newcomer: SignedIn | null
  /** When the user was last active; null = there is no user. */
  activity: Activity | null
  /** Apps on the user's own machine that this session has (ANY-08). */
  ownApps: readonly OwnApp[]
  /** Lets the page use the devices that these apps' frames name. */
  allowDevices(allows: readonly string[]): void
  /** Whether the session has ended by idling (ME-08). */
  isIdleEnded(): Promise<boolean>
  /** Sets the idle minutes after which the session ends; 0 = the default. */
  keepIdleLimit(minutes: number): Promise<void>
}

declare module '@remix-run/node' {
  interface AppLoadContext extends PortalContext {}
}

/** The session's user, newcomer or not; null = signed out. */
export function userOrNewcomer(context: PortalContext): SignedIn | null {
  return context.signedIn ?? context.newcomer
}

/** The current time by the backends' clock, if known, for everything that expires by that clock. In milliseconds. */
export function backendNow(context: PortalContext): number {
  return context.platform.timeFor(callerOf(context)) ?? context.now()
}

/** On whose behalf this request calls the backends. */
export function callerOf(context: PortalContext): Caller {
  const user = userOrNewcomer(context)
  const { requestId, span, maxAge, texts } = context
  return {
    token: user?.token ?? null,
    account: user?.account,
    language: texts.language,
    requestId,
    span,
    maxAge,
  }
}
