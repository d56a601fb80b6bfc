import type { Todo, TodoPage } from '../../contracts/pendCenter/contract'
import { dateText } from '../kit/dates'
import {
  defineReactApp,
  ListPage,
  PortalLink,
  SectionTabs,
  Tag,
  useBadge,
  useHome,
  useList,
  usePlace,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import english from './english.json'
import pages from './pages.json'

const home = '/handle?menu=handle&code=handleall'
/** The code that stands for all kinds. */
const everything = 'handleall'

/** The to-dos of all apps; `code` in the address chooses one app. */
function TodoCentre() {
  const place = usePlace()
  useHome(place.path === '/handle', home)
  const code = place.query.get('code') || everything
  const list = useList<TodoPage>(pages.list, { app: code === everything ? '' : code })
  const { data, address } = list
  const count = data?.kinds.reduce((sum, kind) => sum + kind.count, 0)
  useBadge(data, count)

  return (
    <main className="page">
      <div className="panel">
        <ListPage
          page={pages.list}
          list={list}
          below={
            data &&
            count !== undefined && (
              <SectionTabs
                label="待办分类"
                sections={[{ code: everything, title: '全部', count }, ...data.kinds].map(
                  (kind) => ({
                    title: kind.title,
                    to: address({ code: kind.code, pageNo: '' }),
                    current: kind.code === code,
                    count: String(kind.count),
                  }),
                )}
              />
            )
          }
        >
          {(todo, { kinds }) => (
            <TodoRow
              key={`${todo.app} ${todo.id}`}
              todo={todo}
              app={kinds.find((kind) => kind.code === todo.app)?.title}
            />
          )}
        </ListPage>
      </div>
    </main>
  )
}

function TodoRow({ todo, app }: { todo: Todo; app: string | undefined }) {
  return (
    <li>
      <PortalLink
        path={todo.path}
        className="todo list-row grid cols-auto-1fr-128px-72px-84px min-1200:cols-auto-1fr-220px-88px-84px max-640:cols-auto-1fr-auto-auto max-640:gap-y-1"
      >
        <Tag loud={!todo.toRead}>{todo.toRead ? spoken('待阅') : spoken('待办')}</Tag>
        <span className="todo-title ellipsis" title={todo.title}>
          {todo.title}
        </span>
        <span className="ellipsis small muted max-640:col-start-2" title={todo.from}>
          {todo.from}
        </span>
        <span className="small muted">{app}</span>
        <time className="small muted numeric text-right">{dateText(todo.time)}</time>
      </PortalLink>
    </li>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(TodoCentre, english)
