/** msgType1 待办提醒, msgType2 通知提醒, msgType3 预警提醒. */
export const messageTypes = ['msgType1', 'msgType2', 'msgType3'] as const

export type MessageType = (typeof messageTypes)[number]
