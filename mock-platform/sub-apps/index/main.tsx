import { type ReactNode, useCallback, useState } from 'react'
import { type BoardName, boardOf, type PlacedCard } from '../../contracts/index/boards'
import type { WorkbenchSummary } from '../../contracts/index/contract'
import {
  Button,
  defineReactApp,
  type Loaded,
  LoadingState,
  RenderBoundary,
  StaleAlert,
  useApp,
  useQuery,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import { Board } from './board'
import { cardContents } from './cards'
import english from './english.json'
import { greeting, longDate } from './greeting'
import { useArrangement } from './use-arrangement'

/** The home page: a greeting and a board of cards; the app's code says which board. */
function Workbench() {
  const { props } = useApp()
  const board = boardOf(props.name)
  const loaded = useQuery<WorkbenchSummary>('/service-portal/workbench/summary', {
    query: { board },
    refresh: true,
  })
  return (
    <main className="page">
      {loaded.data ? (
        <RenderBoundary data={loaded.data} reload={loaded.reload}>
          <LoadedBoard board={board} loaded={loaded} data={loaded.data} />
        </RenderBoundary>
      ) : (
        <>
          <Welcome board={board} loaded={loaded} />
          <LoadingState loaded={loaded} />
        </>
      )}
    </main>
  )
}

interface LoadedBoardProps {
  board: BoardName
  loaded: Loaded<WorkbenchSummary>
  data: WorkbenchSummary
}

function LoadedBoard({ board, loaded, data }: LoadedBoardProps) {
  const { props, toast, ask } = useApp()
  const [editing, setEditing] = useState(false)
  const { elder } = props.theme
  const arranging = editing && !elder
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
    (reason: string) =>
      toast(spoken('布局保存失败：{reason}。已恢复为上次保存的布局。', { reason }), 'danger'),
    [toast],
  )
  const { refresh } = loaded
  const { cards, show, keep } = useArrangement({ board, loaded: data, save, refresh, onFailure })

  async function reset() {
    if (!(await ask({ text: spoken('恢复为默认的卡片和顺序？'), yes: spoken('恢复默认') }))) return
    keep([])
    toast(spoken('已恢复默认布局'))
  }

  return (
    <>
      <Welcome board={board} loaded={loaded}>
        {arranging && <Button onClick={reset}>{spoken('恢复默认')}</Button>}
        {!elder && (
          <Button primary={editing} onClick={() => setEditing(!editing)}>
            {editing ? spoken('完成') : spoken('自定义')}
          </Button>
        )}
      </Welcome>
      <StaleAlert loaded={loaded} />
      <Board
        cards={elder ? plainCards : cards}
        editing={arranging}
        contentOf={(id) => cardContents[id](data)}
        show={show}
        keep={keep}
      />
    </>
  )
}

/** 长者模式: to-dos, notices and links to the apps, in a fixed arrangement. */
const plainCards = (['counts', 'apps', 'todos', 'notices'] as const).map(
  (id): PlacedCard => ({ id, size: 3, hidden: false }),
)

interface WelcomeProps {
  board: BoardName
  loaded: Loaded<unknown>
  children?: ReactNode
}

function Welcome({ board, loaded: { loading, reload }, children }: WelcomeProps) {
  const now = new Date()
  const { username, orgName } = useApp().props.user
  return (
    <header className="welcome row gap-3 mb-4">
      <div className="spread">
        <h1>
          {board === 'bmmh'
            ? spoken('{orgName}看板', { orgName: orgName || spoken('部门') })
            : spoken('{greeting}，{username}', { greeting: spoken(greeting(now)), username })}
        </h1>
        <p className="muted">
          {orgName && board !== 'bmmh' && `${orgName}　`}
          <span className="numeric">{longDate(now)}</span>
        </p>
      </div>
      <Button aria-disabled={loading} onClick={reload}>
        {loading ? spoken('刷新中…') : spoken('刷新')}
      </Button>
      {children}
    </header>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(Workbench, english)
