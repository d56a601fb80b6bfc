import { textErrors } from '../../contracts/form-errors'
import type { Board, TopicForm } from '../../contracts/forum/contract'
import forms from '../../contracts/forum/forms.json'
import { FormView, fieldsFrom, Toolbar, useApp, useForm, useQuery, WhenLoaded } from '../kit/react'
import { spoken } from '../kit/spoken'

export function TopicFormView() {
  const loaded = useQuery<Board[]>('/service-im/forum/boards')
  return (
    <>
      <Toolbar title={spoken('发新帖')} />
      <WhenLoaded loaded={loaded}>{(boards) => <TopicFields boards={boards} />}</WhenLoaded>
    </>
  )
}

const fieldsFor = (boards: Board[]) =>
  fieldsFrom<TopicForm>(forms.topic).map((field) => ({
    ...field,
    options: boards.map(({ id, name, description }) => [id, `${name}：${description}`] as const),
  }))

function TopicFields({ boards }: { boards: Board[] }) {
  const { props, toast, history } = useApp()
  const form = useForm<TopicForm>({
    start: { board: '', title: '', content: '' },
    check: (topic) => textErrors(forms.topic, topic),
    async save(body) {
      const { id } = await props.request<{ id: string }>('/service-im/forum/topic', { body })
      history.guard(null)
      toast(spoken('发布成功'))
      await history.go(`/topic/${encodeURIComponent(id)}`)
    },
  })
  return (
    <FormView
      form={form}
      fields={fieldsFor(boards)}
      submit={spoken('发布')}
      submitting={spoken('正在发布…')}
      cancel="/topics"
    />
  )
}
