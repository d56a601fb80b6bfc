import type { Area, Todos } from '../area'
import { pageTodos, type Todo } from '../contracts/pendCenter/contract'
import { appsModel, mayUse } from '../data/apps'
import { pageOf } from '../data/lists'
import type { Space } from '../data/space'
import { todosOf } from '../data/todos'
import type { User } from '../data/users'
import { implement } from './implementation'

export function todosArea(todos: Todos): Area {
  function kindsOf(space: Space, user: User, found: Todo[]) {
    return Object.keys(todos)
      .filter((code) => mayUse(space, user, code))
      .map((code) => ({
        code,
        title: space.collection(appsModel).get(code)?.title ?? code,
        count: found.filter(({ app }) => app === code).length,
      }))
  }

  return {
    name: 'todos',
    models: [],
    implementations: [
      implement(pageTodos, ({ space, user, query: { app, keyword, pageNo, length } }) => {
        const all = todosOf(todos, space, user)
        const found = all.filter(
          (todo) => (!app || todo.app === app) && `${todo.title} ${todo.from}`.includes(keyword),
        )
        return { ...pageOf(found, pageNo, length), kinds: kindsOf(space, user, all) }
      }),
    ],
    badges: { pendCenter: (space, user) => todosOf(todos, space, user).length },
  }
}
