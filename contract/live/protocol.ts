import { z } from 'zod'
import type { GenericFrame, UnreadCounts } from '../platform/live'

export { livePath, longestFrame } from './endpoint'

/** A button of a forced message. */
export interface ForcedAction {
  title: string
  /** The button's background colour behind white text, `#rrggbb`; '' = the default. */
  color: string
  icon: string
  /** The signed call for /forced-messages/action; '' = the button opens `link`. */
  signed: string
  /** '' = none. */
  link: string
}

/** A forced message as the browser gets it. */
export interface ForcedNotice {
  id: string
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string
  /** The name of the module that sent it. */
  model: string
  title: string
  /** Sanitised HTML. */
  html: string
  /** Its detail page; '' = none. */
  link: string
  actions: ForcedAction[]
}

/** The payload of each kind of event that the browser receives. HTML is sanitised, addresses are safe to follow. */
export interface LiveEvents {
  forced: ForcedNotice
  /** A new message, without its text. */
  message: { id: string; typeCode: string; app: string; title: string; link: string; time: string }
  unread: UnreadCounts
  /** A frame of the generic socket, unchanged. */
  generic: GenericFrame
  /** Events may have been lost: only fresh answers of the backends are reliable. `later`: see `welcome`. */
  stale: { later: number } | null
}

export type LiveKind = keyof LiveEvents

/** A position in the stream of events: that of the last known one. Within an epoch offsets grow, not always by one. */
export interface LivePosition {
  epoch: string
  offset: number
}

/** What a window sends. */
export const clientFrameSchema = z.discriminatedUnion('t', [
  /** The first frame: the last event that the window has received, if any. */
  z.object({
    t: z.literal('hello'),
    v: z.literal(1),
    /** The page's user and tenant (`UserTenantKey`): it must not get another user's events. */
    owner: z.string().max(256).optional(),
    epoch: z.string().max(64).optional(),
    offset: z.number().int().nonnegative().optional(),
    /**
     * The offset is the page's, and the window has received nothing yet, so it also needs the state sent before that
     * offset.
     */
    fresh: z.literal(true).optional(),
  }),
  /** For the generic socket. */
  z.object({ t: z.literal('send'), data: z.looseObject({ type: z.string().min(1) }) }),
  z.object({ t: z.literal('ping') }),
])

export type ClientFrame = z.infer<typeof clientFrameSchema>

/** What the portal sends. */
export type ServerFrame =
  /**
   * The answer to hello. `resumed`: all events since that offset follow; otherwise the window must load its data again,
   * after `later` milliseconds, because many others must, too.
   */
  | { t: 'welcome'; epoch: string; offset: number; resumed: boolean; later?: number }
  | {
      [Kind in LiveKind]: { t: 'event'; offset: number; kind: Kind; payload: LiveEvents[Kind] }
    }[LiveKind]
  | { t: 'pong' }
