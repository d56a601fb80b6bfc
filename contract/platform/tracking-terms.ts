/** States of a tracked matter. In a file without schemas, because browsers load it as well. */
export const matterStates = ['ongoing', 'due', 'overdue', 'done'] as const

export type MatterState = (typeof matterStates)[number]

/** Kinds of entry: a progress report, a reminder, a reply. */
export const entryKinds = ['report', 'urge', 'reply'] as const

export type EntryKind = (typeof entryKinds)[number]

/** In characters. */
export const longestEntry = 500
