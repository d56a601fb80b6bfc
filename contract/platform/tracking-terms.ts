/** How matters that are tracked stand. Without schemas: browsers know these words, too. */
export const matterStates = ['ongoing', 'due', 'overdue', 'done'] as const

export type MatterState = (typeof matterStates)[number]

/** What people write about a matter: how far it is, that it is urgent, or an answer. */
export const entryKinds = ['report', 'urge', 'reply'] as const

export type EntryKind = (typeof entryKinds)[number]

/** Nobody writes more at once. */
export const longestEntry = 500
