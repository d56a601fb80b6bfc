import type { Todos } from '../area'
import type { Todo } from '../contracts/pendCenter/contract'
import { mayUse } from './apps'
import { byLatest } from './lists'
import type { Space } from './space'
import type { User } from './users'

/** Only of apps that the user may use; newest first. */
export function todosOf(todos: Todos, space: Space, user: User): Todo[] {
  return Object.entries(todos)
    .filter(([app]) => mayUse(space, user, app))
    .flatMap(([app, itemsOf]) =>
      itemsOf(space, user).map((item) => ({ ...item, app, toRead: item.toRead ?? false })),
    )
    .sort(byLatest('time'))
}
