import { dayText } from '../kit/days'
import {
  Button,
  LoadingState,
  PanelHead,
  PlaceLink,
  useAction,
  useApp,
  useQuery,
} from '../kit/react'
import type { DayLog } from './contract'
import { LogEditor } from './log-editor'
import { LogText } from './log-text'

interface DayViewProps {
  date: string
  /** Something of this day was saved. */
  onSaved(): void
}

/** One's own log of a day: to write, or to read once it is submitted. */
export function DayView({ date, onSaved }: DayViewProps) {
  const { props, toast, ask } = useApp()
  const { act } = useAction()
  const address = `/service-workbook/worklog/day/${encodeURIComponent(date)}`
  const loaded = useQuery<DayLog>(address)
  const log = loaded.data
  const submitted = log?.state === 'submitted'

  function changed() {
    loaded.reload()
    onSaved()
  }
  async function withdraw() {
    if (!(await ask({ text: '撤回后可以修改，再次提交前领导看不到。', yes: '撤回' }))) return
    const withdrawal = () => props.request(`${address}/withdraw`, { method: 'POST' })
    if (await act(withdrawal, '已撤回')) changed()
  }

  return (
    <section className="panel" aria-label="当天日志">
      <PanelHead title={log ? dayText(log.date) : '工作日志'}>
        {submitted && <span className="tag">已提交</span>}
        {submitted && log.comments.length === 0 && <Button onClick={withdraw}>撤回</Button>}
      </PanelHead>
      {!log && (
        <LoadingState loaded={loaded}>
          <PlaceLink to="/index" className="button">
            写今天的日志
          </PlaceLink>
        </LoadingState>
      )}
      {submitted && <LogText log={log} />}
      {log && !submitted && (
        <LogEditor
          key={log.savedAt}
          log={log}
          address={address}
          onSaved={onSaved}
          onSubmitted={() => {
            toast('提交成功')
            changed()
          }}
        />
      )}
    </section>
  )
}
