import type { LiveEvents } from '~contract/live/protocol'

/** A message without its text, as in a list or a push; its address is safe to follow. */
export type MessageBrief = LiveEvents['message']
