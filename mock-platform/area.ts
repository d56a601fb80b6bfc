import type { Model } from './data/collection'
import type { Scenario } from './data/scenario'
import type { Space } from './data/space'
import type { User } from './data/users'
import type { Implementation } from './endpoints/implementation'

export interface TodoItem {
  id: string
  title: string
  /** The sender: a user or an office. */
  from: string
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string
  /** The address at which the portal opens it. */
  path: string
  /** It is only to be read, not decided on. */
  toRead?: boolean
}

/** App code → what waits there for that user, the newest first. */
export type Todos = Record<string, (space: Space, user: User) => TodoItem[]>

export type Badges = Record<string, (space: Space, user: User) => number>

export interface Area {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: areas have rows of different types
  models: Model<any>[]
  /**
   * Writes the area's first rows, when the area is first read. `space` is the space as it started: its time
   * stands, other areas have the rows that they were filled with and cannot be changed, `random` is this area's own. So
   * the rows are the same at any time and after any change.
   */
  seed?(space: Space, scenario: Scenario): void
  implementations: Implementation[]
  badges?: Badges
  todos?: Todos
  /** Finds what a user may see by a word, the latest first: for the assistant. */
  find?(space: Space, user: User, keyword: string): Finding[]
}

export interface Finding {
  /** What it is: 通知公告, 邮件 … */
  kind: string
  title: string
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string
  /** The address at which the portal shows it. */
  path: string
}
