import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { StoredPage } from '../../contracts/lowcode/contract'
import type { PageDefinition } from '../../contracts/lowcode/page-definition'
import {
  formatted,
  type Problem,
  problemText,
  readSource,
} from '../../contracts/lowcode/page-source'
import { Button, Editor, LoadedEditor, PlaceLink, useApp, useDraft } from '../kit/react'
import { recognised } from '../kit/recognised'
import { spoken } from '../kit/spoken'
import { Insertions } from './insertions'
import { pagePath } from './page-list'
import { PageView } from './page-view'
import { SourceField } from './source-field'

/** How many lines stay visible above the selected one. */
const linesAbove = 5

export function EditPage({ id }: { id: string }) {
  return (
    <LoadedEditor<StoredPage> call={pagePath(id)} title={spoken('编辑页面')} back="/pages">
      {(page) => <Workshop page={page} />}
    </LoadedEditor>
  )
}

const draftOf = ({ source }: StoredPage) => ({ source })

function Workshop({ page }: { page: StoredPage }) {
  const { toast } = useApp()
  const writing = useDraft(pagePath(page.id), page, draftOf)
  const { stored, changed, busy } = writing
  const { source } = writing.draft
  const setSource = (text: string) => writing.setDraft({ source: text })
  const field = useRef<HTMLTextAreaElement>(null)
  const deferred = useDeferredValue(source)
  const read = useMemo(() => readSource(deferred), [deferred])
  const shown = useLastRight(read.page)

  const goToLine = (line: number) => field.current && selectLine(field.current, line)

  function save() {
    const [problem] = readSource(source).problems
    if (!problem) return void writing.act(writing.save, spoken('保存成功'))
    goToLine(problem.line)
    toast(recognised(problemText(problem)), 'danger')
  }

  return (
    <Editor
      title={shown?.title ?? stored.title}
      back="/pages"
      status={changed ? spoken('有未保存的修改') : spoken('已保存')}
      buttons={
        <>
          <Button primary disabled={busy || !changed} onClick={save}>
            {busy ? spoken('正在保存…') : spoken('保存')}
          </Button>
          <PlaceLink to={`/view/${encodeURIComponent(stored.id)}`} className="button">
            {spoken('查看页面')}
          </PlaceLink>
        </>
      }
    >
      <div className="grid cols-9fr-11fr max-900:cols-1 flex-1 min-h-0">
        <section
          className="flex flex-col min-h-0 bg-surface border-r max-900:border-r-0 max-900:border-b"
          aria-label={spoken('页面定义')}
        >
          <Insertions
            source={source}
            onInsert={setSource}
            onFormat={() => setSource(formatted(source))}
          />
          <SourceField ref={field} source={source} problems={read.problems} onChange={setSource} />
          <ProblemList problems={read.problems} onChoose={goToLine} />
        </section>
        <section
          className="shown-half flex flex-col min-h-0 gap-3 p-4 overflow-y-auto"
          aria-label={spoken('预览')}
        >
          {!read.page && <p className="alert">{spoken('定义有误，显示的是上一次正确的内容')}</p>}
          {shown && <PageView page={shown} preview />}
        </section>
      </div>
    </Editor>
  )
}

interface ProblemListProps {
  problems: Problem[]
  onChoose(line: number): void
}

function ProblemList({ problems, onChoose }: ProblemListProps) {
  return (
    <div
      className="max-h-30vh py-2 px-3 overflow-y-auto border-t max-900:max-h-none"
      role="status"
      aria-label={spoken('定义检查')}
    >
      {problems.length === 0 && <p className="text-success">{spoken('定义正确')}</p>}
      <ul>
        {problems.map((problem) => (
          <li key={problemText(problem)}>
            <button
              type="button"
              className="bare small danger w-full py-0.5 hover:underline"
              onClick={() => onChoose(problem.line)}
            >
              {recognised(problemText(problem))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function selectLine(field: HTMLTextAreaElement, line: number) {
  const lines = field.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0)
  field.focus()
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  // Browsers do not scroll to a selection made by a program.
  field.scrollTop = ((line - linesAbove) / lines.length) * field.scrollHeight
}

/** The last valid page, to show while the source is invalid. */
function useLastRight(page: PageDefinition | undefined): PageDefinition | undefined {
  const [last, setLast] = useState(page)
  useEffect(() => {
    if (page) setLast(page)
  }, [page])
  return page ?? last
}
