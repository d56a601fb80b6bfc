import type { LiveEvents } from '~contract/live/protocol'

/** A message without its text, as a list shows it and as a push brings it; its address is safe to follow. */
export type MessageBrief = LiveEvents['message']
