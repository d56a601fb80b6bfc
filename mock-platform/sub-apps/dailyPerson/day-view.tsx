import { useCallback } from 'react'
import { dayText } from '../kit/days'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import type { DayLog } from './contract'
import { LogEditor } from './log-editor'
import { LogText } from './log-text'

interface DayViewProps extends ReactAppProps {
  date: string
  /** Something of this day was saved. */
  onSaved(): void
}

/** One's own log of a day: to write, or to read once it is submitted. */
export function DayView({ date, context, history, onSaved }: DayViewProps) {
  const { props, toast, ask } = context
  const address = `/service-workbook/worklog/day/${encodeURIComponent(date)}`
  const load = useCallback(
    (signal: AbortSignal) => props.request<DayLog>(address, { signal }),
    [props, address],
  )
  const loaded = useLoaded(load)
  const log = loaded.data

  async function withdraw() {
    if (!(await ask({ text: '撤回后可以修改，再次提交前领导看不到。', yes: '撤回' }))) return
    try {
      await props.request(`${address}/withdraw`, { method: 'POST' })
      toast('已撤回')
      loaded.reload()
      onSaved()
    } catch (error) {
      toast(failureText(error), 'danger')
    }
  }

  return (
    <section className="panel" aria-label="当天日志">
      <header className="panel-head">
        <h2>{log ? dayText(log.date) : '工作日志'}</h2>
        {log?.state === 'submitted' && <span className="tag">已提交</span>}
        {log?.state === 'submitted' && log.comments.length === 0 && (
          <button type="button" className="button" onClick={withdraw}>
            撤回
          </button>
        )}
      </header>
      {!log && (
        <LoadingState loaded={loaded}>
          <PlaceLink history={history} to="/index" className="button">
            写今天的日志
          </PlaceLink>
        </LoadingState>
      )}
      {log?.state === 'submitted' && <LogText log={log} />}
      {log && log.state !== 'submitted' && (
        <LogEditor
          key={log.savedAt}
          log={log}
          address={address}
          context={context}
          history={history}
          onSaved={onSaved}
          onSubmitted={() => {
            toast('提交成功')
            loaded.reload()
            onSaved()
          }}
        />
      )}
    </section>
  )
}
