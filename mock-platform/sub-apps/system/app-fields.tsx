import { Choices, type FieldDescription, Fields, type Form } from '../kit/react'
import type { AppForm } from './app-form'

interface AppFieldsProps {
  form: Form<AppForm>
  isNew: boolean
  categories: string[]
}

type Described = FieldDescription<AppForm>

/** The names of the portal's icon set; an address serves as well. */
const icons =
  'address-book ai book calendar code document folder form forum help home lowcode mail meeting notice people policy search settings star todo workflow worklog'.split(
    ' ',
  )

/** Digits alone; an empty one is `empty`. */
const digits = (empty: number | null) => ({
  inputMode: 'numeric' as const,
  maxLength: 4,
  read: (value: AppForm[keyof AppForm]) =>
    value === null || Number.isNaN(value) ? '' : String(value),
  write: (text: string) => (/\d/.test(text) ? Number(text.replace(/\D/g, '')) : empty),
})

const types: readonly Described[] = [
  {
    name: 'appType',
    label: '类型',
    control: 'radio',
    options: [
      [0, '子应用'],
      [1, '外部页面'],
    ],
    write: Number,
  },
  {
    name: 'appOpenType',
    label: '打开位置',
    control: 'radio',
    options: [
      [1, '门户内'],
      [2, '新窗口'],
    ],
    write: Number,
  },
]

/** What the app is called and where it stands. */
const appearance = (isNew: boolean, categories: string[]): readonly Described[] => [
  { name: 'title', label: '名称', maxLength: 20 },
  { name: 'code', label: '编码', maxLength: 60, readOnly: !isNew },
  {
    name: 'icon',
    label: '图标',
    maxLength: 200,
    suggestions: icons,
    placeholder: '图标名称，或者图片地址',
  },
  { name: 'othGroupName', label: '分类', maxLength: 20, suggestions: categories },
  { name: 'sort', label: '排序', ...digits(Number.NaN) },
  {
    name: 'nextPath',
    label: '首页路径',
    maxLength: 200,
    placeholder: '/list/index，可以不填',
  },
  { name: 'newCount', label: '角标', placeholder: '不填时由应用统计', ...digits(null) },
]

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
  const entry: Described = {
    name: 'entry',
    label: '入口地址',
    maxLength: 500,
    placeholder: `不填时为 /subapps/${values.code || '编码'}/`,
  }
  return (
    <>
      <fieldset className="form-part columns">
        <legend>基本信息</legend>
        <Fields form={form} fields={appearance(isNew, categories)} />
        <Choices
          type="checkbox"
          label="显示"
          choices={[
            tick('启用', 'enabled', [true, false]),
            tick('标签页固定，不可关闭', 'closeTag', [1, 0]),
            tick('不在应用列表中显示', 'hiddenApp', [true, false]),
          ]}
        />
      </fieldset>
      <fieldset className="form-part columns">
        <legend>打开方式</legend>
        <Fields form={form} fields={[...types, entry]} />
        <Choices
          type="checkbox"
          label="安全"
          choices={[
            tick('地址上附加令牌', 'appSendtoken', [0, 1]),
            tick('自定义令牌参数名', 'wbTokenType', [1, 0]),
            tick('不受信任，放入沙箱', 'sandbox', [1, 0]),
          ]}
        />
        {values.wbTokenType === 1 && (
          <Fields form={form} fields={[{ name: 'wbTokenKey', label: '参数名', maxLength: 60 }]} />
        )}
      </fieldset>
    </>
  )
}
