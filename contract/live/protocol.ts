import { z } from 'zod'
import type { GenericFrame, UnreadCounts } from '../platform/live'

export { livePath, longestFrame } from './endpoint'

/** What a person can do about a forced message. */
export interface ForcedAction {
  title: string
  /** A ground for white text, `#rrggbb`; '' = the usual one. */
  color: string
  icon: string
  /** Makes the call that it stands for, at /forced-messages/action; '' = it opens its page. */
  signed: string
  /** The page to open; '' = there is none. */
  link: string
}

/** A message that people must see at once. */
export interface ForcedNotice {
  id: string
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string
  /** The module it comes from, as people call it. */
  model: string
  title: string
  /** Sanitised. */
  html: string
  /** Its detail page; '' = there is none. */
  link: string
  actions: ForcedAction[]
}

/** What of a push reaches the browser, by kind. HTML is sanitised, addresses are safe to follow. */
export interface LiveEvents {
  /** A message that must be seen at once. */
  forced: ForcedNotice
  /** A new message; the list has its text. */
  message: { id: string; typeCode: string; app: string; title: string; link: string; time: string }
  unread: UnreadCounts
  /** From the generic socket, as it came. */
  generic: GenericFrame
  /** Something may have been missed: what the backends answer now is the truth. */
  stale: null
}

export type LiveKind = keyof LiveEvents

/** What the browser says. */
export const clientFrameSchema = z.discriminatedUnion('t', [
  /** First: up to where it has heard, if anything. */
  z.object({
    t: z.literal('hello'),
    v: z.literal(1),
    /** Whose page it is: `userId tenantId`. Another session's events are not for it. */
    owner: z.string().max(256).optional(),
    epoch: z.string().max(64).optional(),
    offset: z.number().int().nonnegative().optional(),
  }),
  /** For the generic socket. */
  z.object({ t: z.literal('send'), data: z.looseObject({ type: z.string().min(1) }) }),
  z.object({ t: z.literal('ping') }),
])

export type ClientFrame = z.infer<typeof clientFrameSchema>

/** What the portal says. */
export type ServerFrame =
  /** The answer to hello. `resumed`: all since that offset follows; else it is to be fetched anew. */
  | { t: 'welcome'; epoch: string; offset: number; resumed: boolean }
  | {
      [Kind in LiveKind]: { t: 'event'; offset: number; kind: Kind; payload: LiveEvents[Kind] }
    }[LiveKind]
  | { t: 'pong' }
