import { PortalLink } from '../kit/react/portal-link'
import { dateText } from '../kit/texts'
import type { Todo, TodoPage } from './contract'

interface TodoRowsProps {
  todos: Todo[]
  kinds: TodoPage['kinds']
  navigate(path: string): void
}

export function TodoRows({ todos, kinds, navigate }: TodoRowsProps) {
  const titles = new Map(kinds.map(({ code, title }) => [code, title]))
  return (
    <ul aria-label="待办事项">
      {todos.map((todo) => (
        <li key={`${todo.app} ${todo.id}`}>
          <PortalLink path={todo.path} navigate={navigate} className="todo">
            <span className={todo.toRead ? 'tag quiet' : 'tag'}>
              {todo.toRead ? '待阅' : '待办'}
            </span>
            <span className="todo-title">{todo.title}</span>
            <span className="todo-from muted">{todo.from}</span>
            <span className="todo-app muted">{titles.get(todo.app)}</span>
            <time className="todo-time muted numeric">{dateText(todo.time)}</time>
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}
