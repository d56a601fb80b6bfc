import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useTitle } from '../kit/react/use-title'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import type { StoredPage } from './contract'
import { Insertions } from './insertions'
import type { PageDefinition } from './page-definition'
import { formatted, problemText, readSource } from './page-source'
import { PageView } from './page-view'
import { ProblemList } from './problem-list'
import { SourceField } from './source-field'
import { pagePath, usePage } from './use-page'

/** How far below the upper edge a line is shown that somebody goes to. */
const linesAbove = 5

export function EditPage({ id, context, history }: ReactAppProps & { id: string }) {
  const loaded = usePage(context.props, id)
  useTitle(context.props, loaded.data?.title ?? '')
  if (loaded.data) return <Workshop page={loaded.data} context={context} history={history} />
  return (
    <main className="page">
      <div className="panel">
        <header className="toolbar">
          <h1 className="spread">编辑页面</h1>
          <PlaceLink history={history} to="/pages" className="button">
            返回列表
          </PlaceLink>
        </header>
        <LoadingState loaded={loaded} />
      </div>
    </main>
  )
}

/** The JSON on one side, what it shows on the other. */
function Workshop({ page: loaded, context, history }: ReactAppProps & { page: StoredPage }) {
  const { props, toast } = context
  const [stored, setStored] = useState(loaded)
  const [source, setSource] = useState(loaded.source)
  const [saving, setSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const changed = source !== stored.source
  useUnsaved(changed, context, history)
  const deferred = useDeferredValue(source)
  const read = useMemo(() => readSource(deferred), [deferred])
  const shown = useLastRight(read.page)

  async function save() {
    const [problem] = readSource(source).problems
    if (problem) {
      goToLine(problem.line)
      return toast(problemText(problem), 'danger')
    }
    setSaving(true)
    try {
      const body = { source, version: stored.version }
      const answer = await props.request<StoredPage>(pagePath(stored.id), { method: 'PUT', body })
      setStored(answer)
      toast('保存成功')
    } catch (error) {
      toast(failureText(error), 'danger')
    } finally {
      setSaving(false)
    }
  }

  function goToLine(line: number) {
    const element = field.current
    if (!element) return
    const lines = source.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
    element.focus()
    element.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
    // Browsers do not scroll to a selection that a program makes.
    element.scrollTop = ((line - linesAbove) / lines.length) * element.scrollHeight
  }

  return (
    <main className="workshop">
      <WorkshopHead
        id={stored.id}
        title={shown?.title ?? stored.title}
        changed={changed}
        saving={saving}
        history={history}
        onSave={save}
      />
      <div className="halves">
        <section className="half" aria-label="页面定义">
          <Insertions
            source={source}
            onInsert={setSource}
            onFormat={() => setSource(formatted(source))}
          />
          <SourceField ref={field} source={source} problems={read.problems} onChange={setSource} />
          <ProblemList problems={read.problems} onChoose={goToLine} />
        </section>
        <section className="half shown-half" aria-label="预览">
          {!read.page && <p className="alert">定义有误，显示的是上一次正确的内容</p>}
          {shown && <PageView page={shown} context={context} preview />}
        </section>
      </div>
    </main>
  )
}

interface WorkshopHeadProps extends Pick<ReactAppProps, 'history'> {
  id: string
  title: string
  changed: boolean
  saving: boolean
  onSave(): void
}

function WorkshopHead({ id, title, changed, saving, history, onSave }: WorkshopHeadProps) {
  return (
    <header className="toolbar">
      <h1 className="spread">{title}</h1>
      <span className="muted" role="status">
        {changed ? '有未保存的修改' : '已保存'}
      </span>
      <button
        type="button"
        className="button primary"
        disabled={saving || !changed}
        onClick={onSave}
      >
        {saving ? '正在保存…' : '保存'}
      </button>
      <PlaceLink history={history} to={`/view/${encodeURIComponent(id)}`} className="button">
        查看页面
      </PlaceLink>
      <PlaceLink history={history} to="/pages" className="button">
        返回列表
      </PlaceLink>
    </header>
  )
}

/** The last page that was right, to be shown while somebody is in the middle of typing. */
function useLastRight(page: PageDefinition | undefined): PageDefinition | undefined {
  const [last, setLast] = useState(page)
  useEffect(() => {
    if (page) setLast(page)
  }, [page])
  return page ?? last
}
