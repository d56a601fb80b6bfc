import { type ReactNode, useState } from 'react'
import { spoken } from '../spoken'
import { Toolbar } from './heads'
import { PlaceLink } from './links'
import { LoadingState } from './loading-state'
import { useApp } from './react-app'
import { useAction } from './use-action'
import { useQuery } from './use-query'
import { useTitle } from './use-title'
import { useUnsaved } from './use-unsaved'

interface EditorProps {
  title: ReactNode
  /** The path of the list. */
  back: string
  status?: string
  buttons?: ReactNode
  children: ReactNode
}

/** Its head stays visible. */
export function Editor({ title, back, status, buttons, children }: EditorProps) {
  return (
    <main className="workshop">
      <Toolbar title={title}>
        <span className="muted" role="status">
          {status}
        </span>
        {buttons}
        <PlaceLink to={back} className="button">
          {spoken('返回列表')}
        </PlaceLink>
      </Toolbar>
      {children}
    </main>
  )
}

interface LoadedEditorProps<Stored> {
  call: string
  /** Until the loaded title is known. */
  title: string
  back: string
  children(stored: Stored): ReactNode
}

/** Shows the way back even while loading; once loaded, sets the tab's title. */
export function LoadedEditor<Stored extends { title: string }>(props: LoadedEditorProps<Stored>) {
  const { call, title, back, children } = props
  const loaded = useQuery<Stored>(call)
  useTitle(loaded.data?.title ?? '')
  if (loaded.data) return children(loaded.data)
  return (
    <main className="page">
      <div className="panel">
        <Toolbar title={title}>
          <PlaceLink to={back} className="button">
            {spoken('返回列表')}
          </PlaceLink>
        </Toolbar>
        <LoadingState loaded={loaded} />
      </div>
    </main>
  )
}

/** Edits something that the backend stores in versions: saving over another version is refused. */
export function useDraft<Stored extends { version: number }, Draft extends object>(
  call: string,
  loaded: Stored,
  draftOf: (stored: Stored) => Draft,
) {
  const { props } = useApp()
  const { busy, act } = useAction()
  const [stored, setStored] = useState(loaded)
  const [draft, setDraft] = useState(() => draftOf(loaded))
  const changed = JSON.stringify(draft) !== JSON.stringify(draftOf(stored))
  useUnsaved(changed)

  async function save() {
    if (!changed) return
    const body = { ...draft, version: stored.version }
    const saved = await props.request<Stored>(call, { method: 'PUT', body })
    setStored(saved)
    // Input made during saving is kept.
    setDraft((now) => (now === draft ? draftOf(saved) : now))
  }
  return { stored, setStored, draft, setDraft, changed, busy, act, save }
}
