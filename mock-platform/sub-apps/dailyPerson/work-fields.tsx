import { useId } from 'react'
import type { FormErrors } from '../kit/form-errors'
import type { WorkItem } from './contract'
import { categories, logLimits } from './log-rules'
import type { TypedItem } from './use-log-form'

interface WorkFieldsProps {
  number: number
  item: TypedItem
  errors: FormErrors<WorkItem>
  onChange(patch: Partial<TypedItem>): void
  /** Absent for the only one. */
  onRemove: (() => void) | undefined
}

/** One piece of work: what kind, what, how long. */
export function WorkFields({ number, item, errors, onChange, onRemove }: WorkFieldsProps) {
  const id = useId()
  return (
    <fieldset className="work-fields">
      <legend>第 {number} 项</legend>
      <div className="work-line">
        <select
          className="input"
          aria-label="类别"
          value={item.category}
          onChange={(event) => onChange({ category: event.target.value as WorkItem['category'] })}
        >
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
        <label className="work-hours">
          <input
            className="input"
            type="number"
            inputMode="decimal"
            min={0.5}
            max={16}
            step={0.5}
            aria-label="工时"
            aria-invalid={Boolean(errors.hours)}
            aria-describedby={errors.hours ? `${id}-hours` : undefined}
            value={item.hours}
            onChange={(event) => onChange({ hours: event.target.value })}
          />
          小时
        </label>
        {onRemove && (
          <button type="button" className="button plain" onClick={onRemove}>
            删除<span className="visually-hidden">第 {number} 项</span>
          </button>
        )}
      </div>
      <textarea
        className="input"
        aria-label="工作内容"
        placeholder="做了什么，进展如何"
        aria-invalid={Boolean(errors.content)}
        aria-describedby={errors.content ? `${id}-content` : undefined}
        value={item.content}
        maxLength={logLimits.content}
        onChange={(event) => onChange({ content: event.target.value })}
      />
      {errors.content && (
        <p id={`${id}-content`} className="work-error">
          {errors.content}
        </p>
      )}
      {errors.hours && (
        <p id={`${id}-hours`} className="work-error">
          {errors.hours}
        </p>
      )}
    </fieldset>
  )
}
