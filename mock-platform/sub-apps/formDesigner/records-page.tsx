import { type Column, ListBody, type Page, PlaceLink, Table, Toolbar, useList } from '../kit/react'
import type { Submission } from './contract'
import { answerText, type FormField } from './form-fields'
import { formPath } from './form-list'

type SubmissionPage = Page<Submission> & { title: string; fields: FormField[] }

const person: readonly Column<Submission>[] = [
  { title: '填报人', cell: ({ name }) => name },
  { title: '填报时间', numeric: true, cell: ({ time }) => time.slice(0, 16) },
]

export function RecordsPage({ id }: { id: string }) {
  const list = useList<SubmissionPage>(`${formPath(id)}/submission/page`, {
    length: 20,
    still: true,
  })
  const title = list.data?.title
  return (
    <main className="page">
      <section className="panel" aria-label="填报记录">
        <Toolbar title={title ? `${title}：填报记录` : '填报记录'}>
          <PlaceLink to="/forms" className="button">
            返回列表
          </PlaceLink>
        </Toolbar>
        <ListBody list={list} empty="还没有人填报">
          {({ records, fields }) => (
            <div className="scrolls">
              <Table
                label="填报记录"
                columns={[...person, ...fields.map(answerColumn)]}
                rows={records}
              />
            </div>
          )}
        </ListBody>
      </section>
    </main>
  )
}

function answerColumn({ id, label }: FormField): Column<Submission> {
  return { key: id, title: label, cell: ({ answers }) => answerText(answers[id]) || '—' }
}
