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
  /** For information only: no decision is needed. */
  toRead?: boolean
}

/** App code → the user's to-dos in that app, newest first. */
export type Todos = Record<string, (space: Space, user: User) => TodoItem[]>

export type Badges = Record<string, (space: Space, user: User) => number>

export interface Area {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: areas have rows of different types
  models: Model<any>[]
  /**
   * Writes the area's first rows when the area is first read. `space` is in its initial state: its clock is stopped,
   * other areas have their first rows and are read-only, and `random` belongs to this area alone. The rows therefore do
   * not depend on when they are written.
   */
  seed?(space: Space, scenario: Scenario): void
  implementations: Implementation[]
  badges?: Badges
  todos?: Todos
  /** For the assistant: finds items that the user may see by a keyword, newest first. */
  find?(space: Space, user: User, keyword: string): Finding[]
}

export interface Finding {
  /** The kind of item: 通知公告, 邮件 … */
  kind: string
  title: string
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string
  /** The address at which the portal shows it. */
  path: string
}
