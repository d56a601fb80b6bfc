import type { DayLog } from '../../contracts/dailyPerson/contract'
import { spokenDay } from '../kit/dates'
import { LoadingState, PanelHead, PlaceLink, RowActions, useApp, useQuery } from '../kit/react'
import { spoken } from '../kit/spoken'
import { LogEditor } from './log-editor'
import { LogText } from './log-text'
import pages from './pages.json'

interface DayViewProps {
  date: string
  onSaved(): void
}

/** Editable until it is submitted. */
export function DayView({ date, onSaved }: DayViewProps) {
  const { toast } = useApp()
  const address = `/service-workbook/worklog/day/${encodeURIComponent(date)}`
  const loaded = useQuery<DayLog>(address)
  const log = loaded.data
  const submitted = log?.state === 'submitted'

  function changed() {
    loaded.reload()
    onSaved()
  }
  return (
    <section className="panel" aria-label={spoken('当天日志')}>
      <PanelHead title={log ? spokenDay(log.date) : spoken('工作日志')}>
        {submitted && <span className="tag">{spoken('已提交')}</span>}
        {submitted && log.comments.length === 0 && (
          <RowActions actions={pages.withdrawal} row={log} onDone={changed} />
        )}
      </PanelHead>
      {!log && (
        <LoadingState loaded={loaded}>
          <PlaceLink to="/index" className="button">
            {spoken('写今天的日志')}
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
            toast(spoken('提交成功'))
            changed()
          }}
        />
      )}
    </section>
  )
}
