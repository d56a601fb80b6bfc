import { FormField } from '../kit/react/form-field'
import type { ReactAppProps } from '../kit/react/react-app'
import { useUnsaved } from '../kit/react/use-unsaved'
import type { DayLog } from './contract'
import { hoursOf, logLimits } from './log-rules'
import { newItem, type TypedItem, useLogForm } from './use-log-form'
import { WorkFields } from './work-fields'

interface LogEditorProps extends ReactAppProps {
  log: DayLog
  address: string
  onSaved(): void
  onSubmitted(): void
}

export function LogEditor({ log, address, context, history, ...on }: LogEditorProps) {
  const writing = useLogForm({ log, address, context, ...on })
  const { typed, setTyped, errors, form, dirty, savedAt, failure, submitting } = writing
  useUnsaved(dirty, context, history)
  const { items, plan } = typed
  const total = hoursOf(items.map((item) => ({ ...item, hours: Number(item.hours) })))

  const changeItem = (index: number, patch: Partial<TypedItem>) =>
    setTyped({
      ...typed,
      items: items.map((one, at) => (at === index ? { ...one, ...patch } : one)),
    })
  const addItem = () => {
    const key = Math.max(-1, ...items.map((item) => item.key)) + 1
    setTyped({ ...typed, items: [...items, newItem(key)] })
  }

  return (
    <form ref={form} className="log-form" noValidate onSubmit={writing.submit}>
      {items.map((item, index) => (
        <WorkFields
          key={item.key}
          number={index + 1}
          item={item}
          errors={errors[index] ?? {}}
          onChange={(patch) => changeItem(index, patch)}
          onRemove={
            items.length > 1
              ? () => setTyped({ ...typed, items: items.filter((one) => one !== item) })
              : undefined
          }
        />
      ))}
      <div className="log-add">
        <button
          type="button"
          className="button"
          disabled={items.length >= logLimits.items}
          onClick={addItem}
        >
          添加一项工作
        </button>
        <span className="muted numeric">合计 {total} 小时</span>
      </div>
      <FormField name="plan" label="明日计划" error={undefined}>
        {(field) => (
          <textarea
            {...field}
            className="input"
            value={plan}
            maxLength={logLimits.plan}
            onChange={(event) => setTyped({ ...typed, plan: event.target.value })}
          />
        )}
      </FormField>
      <div className="log-foot">
        <span className="spread" role="status">
          <SavedText dirty={dirty} savedAt={savedAt} failure={failure} retry={writing.saveNow} />
        </span>
        <button type="submit" className="button primary" disabled={submitting}>
          {submitting ? '正在提交…' : `提交给${log.reviewerName || '领导'}`}
        </button>
      </div>
    </form>
  )
}

interface SavedTextProps {
  dirty: boolean
  savedAt: string
  failure: string
  retry(): void
}

function SavedText({ dirty, savedAt, failure, retry }: SavedTextProps) {
  if (dirty && failure) {
    return (
      <span className="save-failed">
        草稿没有保存：{failure}
        <button type="button" className="button plain" onClick={retry}>
          重试
        </button>
      </span>
    )
  }
  if (dirty) return <span className="muted">正在保存草稿…</span>
  if (!savedAt) return <span className="muted">内容会自动保存为草稿</span>
  return <span className="muted numeric">草稿已保存 {savedAt.slice(11, 16)}</span>
}
