import { type InputHTMLAttributes, useId, useState } from 'react'
import { longestKeyword } from '~contract/portal/constants'
import { type FormErrors, firstError } from '../../contracts/form-errors'
import { Button, Control, Filter, type Form, useForm } from '../kit/react'
import { spoken } from '../kit/spoken'
import { oneOf, queryLocations, sortOrders, type Wanted } from './wanted'

interface SearchFormProps {
  /** JSON of what the address asks for. */
  question: string
  onSearch(wanted: Wanted): void
}

function errorsIn({ keyword, startDate, endDate }: Wanted): FormErrors<Wanted> {
  if (!keyword.trim()) return { keyword: spoken('请输入检索词') }
  if (keyword.trim().length > longestKeyword) {
    return { keyword: spoken('检索词不能超过 {longestKeyword} 个字', { longestKeyword }) }
  }
  if (startDate && endDate && startDate > endDate)
    return { endDate: spoken('结束日期不能早于开始日期') }
  return {}
}

/** Choosing another filter searches at once. */
export function SearchForm({ question, onSearch }: SearchFormProps) {
  const [shown, setShown] = useState(question)
  const form = useForm<Wanted>({
    start: JSON.parse(question),
    check: errorsIn,
    save: async (wanted) => onSearch(wanted),
    passing: true,
  })
  const errorId = useId()
  // Back, Forward and links of the history change the question from outside this form.
  if (question !== shown) {
    setShown(question)
    form.restart(JSON.parse(question))
  }
  const wrong = firstError(form.errors)

  return (
    <form
      ref={form.element}
      className="grid gap-2.5 p-4 border-b max-760:p-3"
      role="search"
      noValidate
      onSubmit={form.submit}
    >
      <div className="flex gap-2 items-center">
        <SearchField
          form={form}
          errorId={errorId}
          name="keyword"
          label={spoken('关键词')}
          className="min-h-38px text-15px"
          type="search"
          placeholder={spoken('多个关键词用空格分开')}
        />
        <Button type="submit" primary className="min-w-88px min-h-38px max-760:min-w-72px">
          {spoken('检索')}
        </Button>
      </div>
      <Filters form={form} errorId={errorId} />
      {wrong && (
        <p id={errorId} className="small danger" role="alert">
          {wrong.text}
        </p>
      )}
    </form>
  )
}

interface PartProps {
  form: Form<Wanted>
  errorId: string
}

function Filters(part: PartProps) {
  const { values, change, send } = part.form
  const dayLook = 'w-140px max-760:flex-1 max-760:w-auto max-760:min-w-0'

  function choose(patch: Partial<Wanted>) {
    change(patch)
    if (values.keyword.trim()) void send({ ...values, ...patch })
  }

  return (
    <div className="search-filters grid cols-130px-110px-1fr-auto gap-2 max-760:cols-2">
      <Filter
        label={spoken('检索范围')}
        options={queryLocations}
        value={values.queryLocation}
        onChoose={(place) => choose({ queryLocation: oneOf(queryLocations, place) })}
      />
      <Filter
        label={spoken('排序')}
        options={sortOrders}
        value={values.sortOrder}
        onChoose={(order) => choose({ sortOrder: oneOf(sortOrders, order) })}
      />
      <SearchField
        {...part}
        name="orgName"
        label={spoken('发文机构')}
        className="max-760:col-span-full"
        placeholder={spoken('发文机构')}
        maxLength={50}
      />
      <span className="flex gap-2 items-center max-760:col-span-full">
        <SearchField
          {...part}
          name="startDate"
          label={spoken('开始日期')}
          className={dayLook}
          type="date"
        />
        <span aria-hidden="true">{spoken('至')}</span>
        <SearchField
          {...part}
          name="endDate"
          label={spoken('结束日期')}
          className={dayLook}
          type="date"
        />
      </span>
    </div>
  )
}

interface SearchFieldProps
  extends PartProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'list'> {
  name: keyof Wanted
  label: string
}

/** Its label is for screen readers only; its error is shown below the form. */
function SearchField({ form, errorId, name, label, ...rest }: SearchFieldProps) {
  const wrong = Boolean(form.errors[name])
  return (
    <Control
      {...rest}
      name={name}
      aria-label={label}
      value={form.values[name]}
      aria-invalid={wrong}
      aria-describedby={wrong ? errorId : undefined}
      onChange={(event) => form.change({ [name]: (event.target as HTMLInputElement).value })}
    />
  )
}
