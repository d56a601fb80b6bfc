import { useCallback } from 'react'
import { pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import type { Submission } from './contract'
import { answerText, type FormField } from './form-fields'

const length = 20

interface SubmissionPage {
  records: Submission[]
  total: number
  title: string
  fields: FormField[]
}

export function RecordsPage({ id, context: { props }, history }: ReactAppProps & { id: string }) {
  const place = usePlace(history)
  const pageNo = pageNoOf(place)
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<SubmissionPage>(
        `/service-integrate/form/${encodeURIComponent(id)}/submission/page`,
        { query: { pageNo, length }, signal },
      ),
    [props, id, pageNo],
  )
  const loaded = useLoaded(load)
  const { data } = loaded
  return (
    <main className="page">
      <section className="panel" aria-label="填报记录">
        <header className="toolbar">
          <h1 className="spread">{data ? `${data.title}：填报记录` : '填报记录'}</h1>
          <PlaceLink history={history} to="/forms" className="button">
            返回列表
          </PlaceLink>
        </header>
        {!data && <LoadingState loaded={loaded} />}
        {data?.total === 0 && <p className="state">还没有人填报</p>}
        {data && data.total > 0 && <Records page={data} />}
        {data && (
          <Pager
            history={history}
            pageNo={pageNo}
            pageLength={length}
            total={data.total}
            address={(number) => withQuery(place, { pageNo: number })}
          />
        )}
      </section>
    </main>
  )
}

function Records({ page: { records, fields } }: { page: SubmissionPage }) {
  return (
    <div className="scrolls">
      <table className="table cards" aria-label="填报记录">
        <thead>
          <tr>
            <th scope="col">填报人</th>
            <th scope="col">填报时间</th>
            {fields.map((field) => (
              <th key={field.id} scope="col">
                {field.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <td data-label="填报人">{record.name}</td>
              <td data-label="填报时间" className="numeric">
                {record.time.slice(0, 16)}
              </td>
              {fields.map((field) => (
                <td key={field.id} data-label={field.label}>
                  {answerText(record.answers[field.id]) || '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
