import { useCallback, useEffect, useState } from 'react'
import type { AppContext } from '../kit/lifecycles'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import { Board } from './board'
import { type BoardName, boardOf, type PlacedCard } from './boards'
import { cardContents } from './cards'
import type { WorkbenchSummary } from './contract'
import { greeting, longDate } from './greeting'
import { useArrangement } from './use-arrangement'

/** The home page: who is here, what waits, what is new; which of the boards it is says the app's code. */
export function Workbench({ context }: { context: AppContext }) {
  const { props } = context
  const board = boardOf(props.name)
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<WorkbenchSummary>('/service-portal/workbench/summary', {
        signal,
        query: { board },
      }),
    [props, board],
  )
  const { data, loading, failure, reload } = useLoaded(load)
  useEffect(() => onShownAgain(reload), [reload])

  return (
    <main className="page">
      {!data && <Welcome context={context} board={board} loading={loading} reload={reload} />}
      {!data && failure && <Failure text={failure} retry={reload} />}
      {!data && !failure && (
        <p className="state" role="status">
          正在加载数据....
        </p>
      )}
      {data && (
        <LoadedBoard
          context={context}
          board={board}
          data={data}
          loading={loading}
          failure={failure}
          reload={reload}
        />
      )}
    </main>
  )
}

function Failure({ text, retry }: { text: string; retry(): void }) {
  return (
    <div className="state failed" role="alert">
      <p>{text}</p>
      <button type="button" className="button" onClick={retry}>
        重试
      </button>
    </div>
  )
}

interface LoadedBoardProps {
  context: AppContext
  board: BoardName
  data: WorkbenchSummary
  loading: boolean
  failure: string
  reload(): void
}

function LoadedBoard({ context, board, data, failure, ...loading }: LoadedBoardProps) {
  const { props, toast, ask } = context
  const [editing, setEditing] = useState(false)
  const save = useCallback(
    (cards: readonly PlacedCard[]) =>
      props.request('/service-portal/workbench/arrangement', {
        method: 'PUT',
        query: { board },
        body: { cards },
      }),
    [props, board],
  )
  const onFailure = useCallback(
    (reason: string) => toast(`布局保存失败：${reason}。已恢复为上次保存的布局。`, 'danger'),
    [toast],
  )
  const { cards, show, keep } = useArrangement({ board, loaded: data, save, onFailure })

  async function reset() {
    if (!(await ask({ text: '恢复为默认的卡片和顺序？', yes: '恢复默认' }))) return
    keep([])
    toast('已恢复默认布局')
  }

  return (
    <>
      <Welcome context={context} board={board} {...loading}>
        {editing && (
          <button type="button" className="button" onClick={reset}>
            恢复默认
          </button>
        )}
        <button
          type="button"
          className={editing ? 'button primary' : 'button'}
          onClick={() => setEditing(!editing)}
        >
          {editing ? '完成' : '自定义'}
        </button>
      </Welcome>
      {failure && (
        <p className="alert" role="alert">
          {failure}，当前显示的是上次的内容。
        </p>
      )}
      <Board
        cards={cards}
        editing={editing}
        contentOf={(id) => cardContents[id](data, props.navigate)}
        show={show}
        keep={keep}
      />
    </>
  )
}

interface WelcomeProps {
  context: AppContext
  board: BoardName
  loading: boolean
  reload(): void
  children?: React.ReactNode
}

function Welcome({ context: { props }, board, loading, reload, children }: WelcomeProps) {
  const now = new Date()
  const { username, orgName } = props.user
  return (
    <header className="welcome">
      <div className="spread">
        <h1>{board === 'bmmh' ? `${orgName || '部门'}看板` : `${greeting(now)}，${username}`}</h1>
        <p className="muted">
          {orgName && board !== 'bmmh' && `${orgName}　`}
          <span className="numeric">{longDate(now)}</span>
        </p>
      </div>
      <button type="button" className="button" aria-disabled={loading} onClick={reload}>
        {loading ? '刷新中…' : '刷新'}
      </button>
      {children}
    </header>
  )
}
