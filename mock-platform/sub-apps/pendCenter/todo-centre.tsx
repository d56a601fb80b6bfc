import {
  Button,
  ListBody,
  PortalLink,
  SearchBox,
  SectionTabs,
  Toolbar,
  useBadge,
  useHome,
  useList,
  usePlace,
} from '../kit/react'
import { dateText } from '../kit/texts'
import type { Todo, TodoPage } from './contract'

const home = '/handle?menu=handle&code=handleall'
/** The code that stands for all kinds. */
const everything = 'handleall'

/** What waits in all apps; `code` in the address chooses one of them. */
export function TodoCentre() {
  const place = usePlace()
  useHome(place.path === '/handle', home)
  const code = place.query.get('code') || everything
  const list = useList<TodoPage, 'keyword'>('/service-approval/pending/page', {
    length: 20,
    filters: ['keyword'],
    query: { app: code === everything ? '' : code },
  })
  const { data, loading, reload, wanted, address } = list
  const count = data?.kinds.reduce((sum, kind) => sum + kind.count, 0) ?? 0
  useBadge(data, count)

  return (
    <main className="page">
      <div className="panel">
        <Toolbar title="待办中心">
          <Button aria-disabled={loading} onClick={reload}>
            刷新
          </Button>
          <SearchBox label="搜索待办" placeholder="标题或来源" list={list} />
        </Toolbar>
        {data && (
          <div className="toolbar">
            <SectionTabs
              look="pills"
              label="待办分类"
              sections={[{ code: everything, title: '全部', count }, ...data.kinds].map((kind) => ({
                title: kind.title,
                to: address({ code: kind.code, pageNo: '' }),
                current: kind.code === code,
                count: String(kind.count),
              }))}
            />
          </div>
        )}
        <ListBody
          list={list}
          unit="件"
          empty={wanted.keyword ? `没有与“${wanted.keyword}”相关的待办` : '没有待办事项'}
        >
          {({ records, kinds }) => (
            <ul aria-label="待办事项">
              {records.map((todo) => (
                <TodoRow
                  key={`${todo.app} ${todo.id}`}
                  todo={todo}
                  app={kinds.find((kind) => kind.code === todo.app)?.title}
                />
              ))}
            </ul>
          )}
        </ListBody>
      </div>
    </main>
  )
}

function TodoRow({ todo, app }: { todo: Todo; app: string | undefined }) {
  return (
    <li>
      <PortalLink path={todo.path} className="todo list-row">
        <span className={todo.toRead ? 'tag quiet' : 'tag'}>{todo.toRead ? '待阅' : '待办'}</span>
        <span className="todo-title ellipsis">{todo.title}</span>
        <span className="todo-from ellipsis muted">{todo.from}</span>
        <span className="muted">{app}</span>
        <time className="todo-time muted numeric">{dateText(todo.time)}</time>
      </PortalLink>
    </li>
  )
}
