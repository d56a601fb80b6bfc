import type { AppForm } from '../../contracts/system/app-form'
import { Choices, type FieldDescription, Fields, type Form, fieldsFrom } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

interface AppFieldsProps {
  form: Form<AppForm>
  isNew: boolean
  categories: string[]
}

type Described = FieldDescription<AppForm>
/** What pages.json cannot express about a field, by its name. */
type Added = Partial<Record<keyof AppForm, Partial<Described>>>

/** Accepts digits only; an empty field gives `empty`. */
const digits = (empty: number | null): Partial<Described> => ({
  inputMode: 'numeric',
  maxLength: 4,
  read: (value) => (value === null || Number.isNaN(value) ? '' : String(value)),
  write: (text) => (/\d/.test(text) ? Number(text.replace(/\D/g, '')) : empty),
})

const completed = (fields: Parameters<typeof fieldsFrom>[0], added: Added) =>
  fieldsFrom<AppForm>(fields).map((field) => ({ ...field, ...added[field.name] }))

export function AppFields({ form, isNew, categories }: AppFieldsProps) {
  const { values, change } = form
  const tick = <Name extends keyof AppForm>(
    text: string,
    name: Name,
    [on, off]: [AppForm[Name], AppForm[Name]],
  ) => ({
    text,
    checked: values[name] === on,
    set: (checked: boolean) => change({ [name]: checked ? on : off }),
  })
  const appearance = completed(pages.appearance, {
    code: { readOnly: !isNew },
    othGroupName: { suggestions: categories },
    sort: digits(Number.NaN),
    newCount: digits(null),
  })
  const opening = completed(pages.opening, {
    appType: { write: Number },
    appOpenType: { write: Number },
    entry: { placeholder: defaultEntry(values.code) },
  })
  return (
    <>
      <fieldset className="columns">
        <legend className="mb-3 p-0 font-bold text-15px">{spoken('基本信息')}</legend>
        <Fields form={form} fields={appearance} />
        <Choices
          type="checkbox"
          label={spoken('显示')}
          choices={[
            tick(spoken('启用'), 'enabled', [true, false]),
            tick(spoken('标签页固定，不可关闭'), 'closeTag', [1, 0]),
            tick(spoken('不在应用列表中显示'), 'hiddenApp', [true, false]),
          ]}
        />
      </fieldset>
      <fieldset className="columns">
        <legend className="mb-3 p-0 font-bold text-15px">{spoken('打开方式')}</legend>
        <Fields form={form} fields={opening} />
        <Choices
          type="checkbox"
          label={spoken('安全')}
          choices={[
            tick(spoken('地址上附加令牌'), 'appSendtoken', [0, 1]),
            tick(spoken('自定义令牌参数名'), 'wbTokenType', [1, 0]),
            tick(spoken('不受信任，放入沙箱'), 'sandbox', [1, 0]),
          ]}
        />
        {values.wbTokenType === 1 && (
          <Fields
            form={form}
            fields={[{ name: 'wbTokenKey', label: spoken('参数名'), maxLength: 60 }]}
          />
        )}
      </fieldset>
    </>
  )
}

const defaultEntry = (code: string) =>
  spoken('不填时为 /subapps/{code}/', { code: code || spoken('编码') })
