/** The codes of the apps that are boards of the workbench. */
export const boardNames = ['index', 'door', 'bmmh'] as const

export type BoardName = (typeof boardNames)[number]

export const cardTitles = {
  counts: '待处理事项',
  todos: '待办事项',
  schedule: '今日日程',
  mails: '最新邮件',
  notices: '最新通知公告',
  documents: '最新公文',
  favourites: '我的收藏',
  meetings: '近期会议',
  colleagues: '部门同事',
  apps: '常用应用',
} as const

export type CardId = keyof typeof cardTitles

/** Columns, of three. */
export type CardSize = 1 | 2 | 3

/** Where a card stands on a board; the order is that of the list. */
export interface PlacedCard {
  id: CardId
  size: CardSize
  hidden: boolean
}

/** What each board shows as it is made; all other cards can be added. */
const made: Record<BoardName, [CardId, CardSize][]> = {
  index: [
    ['counts', 3],
    ['todos', 2],
    ['schedule', 1],
    ['mails', 1],
    ['notices', 1],
    ['documents', 1],
  ],
  door: [
    ['counts', 3],
    ['todos', 2],
    ['schedule', 1],
    ['apps', 3],
    ['mails', 2],
    ['favourites', 1],
  ],
  bmmh: [
    ['notices', 2],
    ['meetings', 1],
    ['documents', 2],
    ['colleagues', 1],
  ],
}

/** A board of the workbench by its app's code; the unit's home where there is none of that code. */
export function boardOf(code: string): BoardName {
  return boardNames.find((name) => name === code) ?? 'index'
}

/** A board's cards as it is made. */
export function madeArrangement(board: BoardName): PlacedCard[] {
  const shown = made[board].map(([id, size]) => ({ id, size, hidden: false }))
  const others = (Object.keys(cardTitles) as CardId[])
    .filter((id) => !shown.some((card) => card.id === id))
    .map((id) => ({ id, size: 1 as const, hidden: true }))
  return [...shown, ...others]
}
