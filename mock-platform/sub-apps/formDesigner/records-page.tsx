import type { Submission } from '../../contracts/formDesigner/contract'
import { answerText, type FormField } from '../../contracts/formDesigner/form-fields'
import { type Column, ListPage, type Page, PanelPage, PlaceLink, useList } from '../kit/react'
import { spoken } from '../kit/spoken'
import { formPath } from './form-list'
import pages from './pages.json'

type SubmissionPage = Page<Submission> & { title: string; fields: FormField[] }

export function RecordsPage({ id }: { id: string }) {
  const page = { ...pages.records, call: `${formPath(id)}/submission/page` }
  const list = useList<SubmissionPage>(page)
  const title = list.data?.title
  return (
    <PanelPage label={spoken('填报记录')}>
      <ListPage
        page={page}
        list={list}
        title={title ? spoken('{title}：填报记录', { title }) : spoken('填报记录')}
        buttons={
          <PlaceLink to="/forms" className="button">
            {spoken('返回列表')}
          </PlaceLink>
        }
        moreColumns={({ fields }) => fields.map(answerColumn)}
      />
    </PanelPage>
  )
}

function answerColumn({ id, label }: FormField): Column<Submission> {
  return { key: id, title: label, cell: ({ answers }) => answerText(answers[id]) || '—' }
}
