import { useCallback } from 'react'
import { FormField } from '../kit/react/form-field'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useForm } from '../kit/react/use-form'
import { useUnsaved } from '../kit/react/use-unsaved'
import { useLoaded } from '../kit/use-loaded'
import type { Board, TopicForm } from './contract'
import { forumLimits, topicErrors } from './forum-rules'

/** A new topic. */
export function TopicFormView({ context, history }: ReactAppProps) {
  const { props } = context
  const load = useCallback(
    (signal: AbortSignal) => props.request<Board[]>('/service-im/forum/boards', { signal }),
    [props],
  )
  const loaded = useLoaded(load)
  return (
    <>
      <header className="panel-head">
        <h2>发新帖</h2>
      </header>
      {loaded.data ? (
        <Fields boards={loaded.data} context={context} history={history} />
      ) : (
        <LoadingState loaded={loaded} />
      )}
    </>
  )
}

interface FieldsProps extends ReactAppProps {
  boards: Board[]
}

function Fields({ boards, context, history }: FieldsProps) {
  const { values, errors, changed, saving, change, submit, form } = useForm<TopicForm>({
    start: { board: '', title: '', content: '' },
    check: topicErrors,
    toast: context.toast,
    async save(body) {
      const { id } = await context.props.request<{ id: string }>('/service-im/forum/topic', {
        body,
      })
      history.guard(null)
      context.toast('发布成功')
      await history.go(`/topic/${encodeURIComponent(id)}`)
    },
  })
  useUnsaved(changed, context, history)

  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <FormField name="board" label="版块" error={errors.board}>
        {(field) => (
          <select
            {...field}
            className="input"
            value={values.board}
            onChange={(event) => change({ board: event.target.value })}
          >
            <option value="">请选择</option>
            {boards.map(({ id, name, description }) => (
              <option key={id} value={id}>
                {name}：{description}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField name="title" label="标题" error={errors.title}>
        {(field) => (
          <input
            {...field}
            className="input"
            value={values.title}
            maxLength={forumLimits.title}
            autoComplete="off"
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </FormField>
      <FormField name="content" label="内容" error={errors.content}>
        {(field) => (
          <textarea
            {...field}
            className="input"
            value={values.content}
            maxLength={forumLimits.content}
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </FormField>
      <div className="form-buttons">
        <button type="submit" className="button primary" disabled={saving}>
          {saving ? '正在发布…' : '发布'}
        </button>
        <PlaceLink history={history} to="/topics" className="button">
          取消
        </PlaceLink>
      </div>
    </form>
  )
}
