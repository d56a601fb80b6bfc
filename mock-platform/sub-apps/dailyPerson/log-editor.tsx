import { useId } from 'react'
import { categories } from '../../contracts/dailyPerson/categories'
import type { DayLog, WorkItem } from '../../contracts/dailyPerson/contract'
import { hoursOf, logLimits } from '../../contracts/dailyPerson/log-rules'
import type { FormErrors } from '../../contracts/form-errors'
import { Button, Control, Filter, FormField, useUnsaved } from '../kit/react'
import { spoken } from '../kit/spoken'
import { newItem, type TypedItem, useLogForm } from './use-log-form'

interface LogEditorProps {
  log: DayLog
  address: string
  onSaved(): void
  onSubmitted(): void
}

export function LogEditor({ log, ...setting }: LogEditorProps) {
  const writing = useLogForm({ log, ...setting })
  const { typed, setTyped, errors, form, dirty, submitting } = writing
  useUnsaved(dirty)
  const { items, plan } = typed
  const total = hoursOf(items.map((item) => ({ ...item, hours: Number(item.hours) })))

  const setItems = (next: TypedItem[]) => setTyped({ ...typed, items: next })
  const addItem = () => {
    const key = Math.max(-1, ...items.map((item) => item.key)) + 1
    setItems([...items, newItem(key)])
  }

  return (
    <form
      ref={form}
      className="area-64px grid cols-1 gap-4 p-4"
      noValidate
      onSubmit={writing.submit}
    >
      {items.map((item, index) => (
        <WorkFields
          key={item.key}
          number={index + 1}
          item={item}
          errors={errors[index] ?? {}}
          onChange={(patch) =>
            setItems(items.map((one) => (one === item ? { ...one, ...patch } : one)))
          }
          onRemove={
            items.length > 1 ? () => setItems(items.filter((one) => one !== item)) : undefined
          }
        />
      ))}
      <div className="row">
        <Button disabled={items.length >= logLimits.items} onClick={addItem}>
          {spoken('添加一项工作')}
        </Button>
        <span className="muted numeric">{spoken('合计 {total} 小时', { total })}</span>
      </div>
      <PlanField plan={plan} onChange={(next) => setTyped({ ...typed, plan: next })} />
      <div className="row pt-4 border-t">
        <span className="spread" role="status">
          <SavedText {...writing} />
        </span>
        <Button
          type="submit"
          primary
          className="max-640:basis-full max-640:flex-grow"
          disabled={submitting}
        >
          {submitting
            ? spoken('正在提交…')
            : spoken('提交给{reviewer}', { reviewer: log.reviewerName || spoken('领导') })}
        </Button>
      </div>
    </form>
  )
}

function PlanField({ plan, onChange }: { plan: string; onChange(plan: string): void }) {
  return (
    <FormField name="plan" label={spoken('明日计划')} error={undefined}>
      {(field) => (
        <textarea
          {...field}
          className="input"
          value={plan}
          maxLength={logLimits.plan}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  )
}

type SavedTextProps = Pick<
  ReturnType<typeof useLogForm>,
  'dirty' | 'savedAt' | 'failure' | 'saveNow'
>

function SavedText({ dirty, savedAt, failure, saveNow }: SavedTextProps) {
  if (dirty && failure) {
    return (
      <span className="danger">
        {spoken('草稿没有保存：')}
        {failure}
        <Button plain onClick={saveNow}>
          {spoken('重试')}
        </Button>
      </span>
    )
  }
  if (dirty) return <span className="muted">{spoken('正在保存草稿…')}</span>
  if (!savedAt) return <span className="muted">{spoken('内容会自动保存为草稿')}</span>
  return (
    <span className="muted numeric">
      {spoken('草稿已保存 {time}', { time: savedAt.slice(11, 16) })}
    </span>
  )
}

interface WorkFieldsProps {
  number: number
  item: TypedItem
  errors: FormErrors<WorkItem>
  onChange(patch: Partial<TypedItem>): void
  /** Absent for the only item. */
  onRemove: (() => void) | undefined
}

function WorkFields({ number, item, errors, onChange, onRemove }: WorkFieldsProps) {
  const id = useId()
  const field = (name: 'content' | 'hours') => ({
    value: item[name],
    'aria-invalid': Boolean(errors[name]),
    'aria-describedby': errors[name] ? `${id}-${name}` : undefined,
    onChange: (event: { target: EventTarget }) =>
      onChange({ [name]: (event.target as HTMLInputElement).value }),
  })
  return (
    <fieldset className="stack pt-1 px-3.5 pb-3.5 border rounded-md">
      <legend className="small muted px-1.5 py-0">{spoken('第 {number} 项', { number })}</legend>
      <div className="flex gap-3 items-center">
        <Filter
          label={spoken('类别')}
          value={item.category}
          options={categories}
          onChoose={(category) => onChange({ category: category as WorkItem['category'] })}
        />
        <span className="tick spread">
          <Control
            {...field('hours')}
            className="w-76px max-640:w-60px"
            type="number"
            inputMode="decimal"
            min={0.5}
            max={16}
            step={0.5}
            aria-label={spoken('工时')}
          />
          {spoken('小时')}
        </span>
        {onRemove && (
          <Button plain onClick={onRemove}>
            {spoken('删除')}
            <span className="visually-hidden">{spoken('第 {number} 项', { number })}</span>
          </Button>
        )}
      </div>
      <Control
        {...field('content')}
        control="textarea"
        aria-label={spoken('工作内容')}
        placeholder={spoken('做了什么，进展如何')}
        maxLength={logLimits.content}
      />
      {(['content', 'hours'] as const).map(
        (name) =>
          errors[name] && (
            <p key={name} id={`${id}-${name}`} className="small danger">
              {errors[name]}
            </p>
          ),
      )}
    </fieldset>
  )
}
