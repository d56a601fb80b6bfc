import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import {
  Button,
  LoadingState,
  PlaceLink,
  Toolbar,
  useAction,
  useApp,
  useQuery,
  useTitle,
  useUnsaved,
} from '../kit/react'
import type { StoredPage } from './contract'
import { Insertions } from './insertions'
import type { PageDefinition } from './page-definition'
import { pagePath } from './page-list'
import { formatted, type Problem, problemText, readSource } from './page-source'
import { PageView } from './page-view'
import { SourceField } from './source-field'

/** How far below the upper edge a line is shown that the user goes to. */
const linesAbove = 5

const back = (
  <PlaceLink to="/pages" className="button">
    返回列表
  </PlaceLink>
)

export function EditPage({ id }: { id: string }) {
  const loaded = useQuery<StoredPage>(pagePath(id))
  useTitle(loaded.data?.title ?? '')
  if (loaded.data) return <Workshop page={loaded.data} />
  return (
    <main className="page">
      <div className="panel">
        <Toolbar title="编辑页面">{back}</Toolbar>
        <LoadingState loaded={loaded} />
      </div>
    </main>
  )
}

/** The JSON on one side, what it shows on the other. */
function Workshop({ page: loaded }: { page: StoredPage }) {
  const { props, toast } = useApp()
  const { busy, act } = useAction()
  const [stored, setStored] = useState(loaded)
  const [source, setSource] = useState(loaded.source)
  const field = useRef<HTMLTextAreaElement>(null)
  const changed = source !== stored.source
  useUnsaved(changed)
  const deferred = useDeferredValue(source)
  const read = useMemo(() => readSource(deferred), [deferred])
  const shown = useLastRight(read.page)

  function save() {
    const [problem] = readSource(source).problems
    if (problem) {
      goToLine(problem.line)
      return toast(problemText(problem), 'danger')
    }
    const body = { source, version: stored.version }
    void act(async () => {
      setStored(await props.request<StoredPage>(pagePath(stored.id), { method: 'PUT', body }))
    }, '保存成功')
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
      <Toolbar title={shown?.title ?? stored.title}>
        <span className="muted" role="status">
          {changed ? '有未保存的修改' : '已保存'}
        </span>
        <Button primary disabled={busy || !changed} onClick={save}>
          {busy ? '正在保存…' : '保存'}
        </Button>
        <PlaceLink to={`/view/${encodeURIComponent(stored.id)}`} className="button">
          查看页面
        </PlaceLink>
        {back}
      </Toolbar>
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
          {shown && <PageView page={shown} preview />}
        </section>
      </div>
    </main>
  )
}

interface ProblemListProps {
  problems: Problem[]
  onChoose(line: number): void
}

function ProblemList({ problems, onChoose }: ProblemListProps) {
  return (
    <div className="problems" role="status" aria-label="定义检查">
      {problems.length === 0 && <p className="right">定义正确</p>}
      <ul>
        {problems.map((problem) => (
          <li key={problemText(problem)}>
            <button type="button" className="bare small" onClick={() => onChoose(problem.line)}>
              {problemText(problem)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The last page that was right, to be shown in the middle of typing. */
function useLastRight(page: PageDefinition | undefined): PageDefinition | undefined {
  const [last, setLast] = useState(page)
  useEffect(() => {
    if (page) setLast(page)
  }, [page])
  return page ?? last
}
