import type { FormSummary } from '../../contracts/formDesigner/contract'
import { CreateButton, ListPage, type Page, PanelPage, useList } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

export const formPath = (id: string) => `/service-integrate/form/${encodeURIComponent(id)}`

export function FormList() {
  const list = useList<Page<FormSummary>>(pages.forms)
  return (
    <PanelPage label={spoken('表单')}>
      <ListPage
        page={pages.forms}
        list={list}
        derive={({ submissionCount }) => ({
          lost: submissionCount
            ? spoken('，{submissionCount} 条填报记录将一并删除', { submissionCount })
            : '',
        })}
        buttons={
          <CreateButton
            text={spoken('新建表单')}
            call="/service-integrate/form"
            to="/design/{id}"
          />
        }
      />
    </PanelPage>
  )
}
