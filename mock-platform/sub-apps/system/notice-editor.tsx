import { useCallback } from 'react'
import { textErrors } from '../../contracts/form-errors'
import type { NoticeForm } from '../../contracts/list/contract'
import {
  Button,
  FormView,
  fieldsFrom,
  PanelHead,
  PlaceLink,
  useApp,
  useForm,
  useLoaded,
  WhenLoaded,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'
import { editPath, listPath } from './section-paths'

const empty: NoticeForm = { type: '通知', title: '', content: '' }
/** Loads what is edited; a new notice, which has no id, starts empty. */
export function NoticeEditor({ id }: { id: string | undefined }) {
  const { props } = useApp()
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!id) return empty
      const path = `/service-notify/notice/${encodeURIComponent(id)}/form`
      return props.request<NoticeForm>(path, { signal })
    },
    [props, id],
  )
  const loaded = useLoaded(load)
  return (
    <>
      <PanelHead title={id ? spoken('编辑通知') : spoken('发布通知')}>
        {id && (
          <Button plain onClick={() => props.navigate(`/list/detail/${encodeURIComponent(id)}`)}>
            {spoken('查看')}
          </Button>
        )}
        <PlaceLink to={listPath('notices')} className="button">
          {spoken('返回列表')}
        </PlaceLink>
      </PanelHead>
      <WhenLoaded loaded={loaded}>{(start) => <Editor id={id} start={start} />}</WhenLoaded>
    </>
  )
}

function Editor({ id, start }: { id: string | undefined; start: NoticeForm }) {
  const { props, toast, history } = useApp()
  const form = useForm<NoticeForm>({
    start,
    check: (notice) => textErrors(pages.notice, notice),
    async save(body) {
      const path = `/service-notify/notice${id ? `/${encodeURIComponent(id)}` : ''}`
      const method = id ? 'PUT' : 'POST'
      const answer = await props.request<{ id: string }>(path, { method, body })
      form.restart(body)
      toast(id ? spoken('保存成功') : spoken('发布成功'))
      if (!id) history.replace(editPath('notices', answer.id))
    },
  })
  return (
    <FormView
      form={form}
      fields={fieldsFrom<NoticeForm>(pages.notice)}
      submit={id ? spoken('保存') : spoken('发布')}
      disabled={Boolean(id) && !form.changed}
    />
  )
}
