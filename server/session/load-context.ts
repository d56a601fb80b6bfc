import type { Logger } from 'pino'
import type { Texts } from '~text/zh-CN'
import type { PortalConfig } from '../config/env'
import type { PortalCaches } from '../platform/caches'
import type { Caller, PlatformClient } from '../platform/client'
import type { AttemptStore } from './attempt-store'
import type { LiveSessions } from './live-sessions'
import type { Sessions, SignedIn } from './session'

/** What the server gives every loader and action. One of each per portal process, but for the last nine. */
export interface PortalContext {
  config: PortalConfig
  platform: PlatformClient
  caches: PortalCaches
  sessions: Sessions
  live: LiveSessions
  /** What was tried how often: wrong passwords, used challenges. */
  attempts: AttemptStore
  /** The clock, in milliseconds. */
  now(): number
  log: Logger
  /** What is said to the person, in their language. */
  texts: Texts
  /** The browser's file of these texts; null in development. */
  textFile: string | null
  /** Of this response's content security policy. */
  nonce: string
  requestId: string
  /** Where the request came from, as far as TRUSTED_PROXIES can tell. */
  address: string
  /** Read once a request from the session cookie. */
  signedIn: SignedIn | null
  /** In the place of `signedIn`: who must change the initial password before anything else (AUTH-08). */
  newcomer: SignedIn | null
  /** The session that the browser brought is over because nobody was active in it (ME-08), whoever noticed first. */
  isIdleEnded(): Promise<boolean>
  /** From now on the session ends after so many idle minutes; 0 = the default. */
  keepIdleLimit(minutes: number): Promise<void>
}

declare module '@remix-run/node' {
  interface AppLoadContext extends PortalContext {}
}

/** Whose session it is, whatever it is open to. */
export function holderOf(context: PortalContext): SignedIn | null {
  return context.signedIn ?? context.newcomer
}

/** Now by the backends' clock, where they have told it: for what runs out by that clock. In milliseconds. */
export function backendNow(context: PortalContext): number {
  return context.platform.timeFor(callerOf(context)) ?? context.now()
}

/** In whose name this request calls the backends. */
export function callerOf(context: PortalContext): Caller {
  return { token: holderOf(context)?.token ?? null, requestId: context.requestId }
}
