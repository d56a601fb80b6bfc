import { useId } from 'react'
import type { AppForm, AppFormErrors } from './app-form'
import { ChoiceField, NumberField, TextField, TicksField } from './form-controls'

interface AppFieldsProps {
  form: AppForm
  errors: AppFormErrors
  isNew: boolean
  categories: string[]
  onChange(patch: Partial<AppForm>): void
}

/** The names of the portal's icon set; an address serves as well. */
const icons =
  'address-book ai book calendar code document folder form forum help home lowcode mail meeting notice people policy search settings star todo workflow worklog'.split(
    ' ',
  )

export function AppFields(props: AppFieldsProps) {
  return (
    <>
      <Appearance {...props} />
      <Opening {...props} />
    </>
  )
}

function Appearance({ form, errors, isNew, categories, onChange }: AppFieldsProps) {
  const iconList = useId()
  const categoryList = useId()
  const field = { form, errors, onChange }
  return (
    <fieldset className="form-part">
      <legend>基本信息</legend>
      <TextField {...field} name="title" label="名称" maxLength={20} />
      <TextField {...field} name="code" label="编码" maxLength={60} readOnly={!isNew} />
      <TextField
        {...field}
        name="icon"
        label="图标"
        maxLength={200}
        list={iconList}
        placeholder="图标名称，或者图片地址"
      />
      <TextField {...field} name="othGroupName" label="分类" maxLength={20} list={categoryList} />
      <NumberField {...field} name="sort" label="排序" />
      <TextField
        {...field}
        name="nextPath"
        label="首页路径"
        maxLength={200}
        placeholder="/list/index，可以不填"
      />
      <NumberField {...field} name="newCount" label="角标" placeholder="不填时由应用统计" />
      <TicksField
        label="显示"
        ticks={[
          { text: '启用', ticked: form.enabled, set: (enabled) => onChange({ enabled }) },
          {
            text: '标签页固定，不可关闭',
            ticked: form.closeTag === 1,
            set: (on) => onChange({ closeTag: on ? 1 : 0 }),
          },
          {
            text: '不在应用列表中显示',
            ticked: form.hiddenApp,
            set: (hiddenApp) => onChange({ hiddenApp }),
          },
        ]}
      />
      <datalist id={iconList}>
        {icons.map((icon) => (
          <option key={icon} value={icon} />
        ))}
      </datalist>
      <datalist id={categoryList}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </fieldset>
  )
}

function Opening({ form, errors, onChange }: AppFieldsProps) {
  const field = { form, errors, onChange }
  return (
    <fieldset className="form-part">
      <legend>打开方式</legend>
      <ChoiceField
        {...field}
        name="appType"
        label="类型"
        choices={[
          { value: 0, text: '子应用' },
          { value: 1, text: '外部页面' },
        ]}
      />
      <ChoiceField
        {...field}
        name="appOpenType"
        label="打开位置"
        choices={[
          { value: 1, text: '门户内' },
          { value: 2, text: '新窗口' },
        ]}
      />
      <TextField
        {...field}
        name="entry"
        label="入口地址"
        maxLength={500}
        placeholder={`不填时为 /subapps/${form.code || '编码'}/`}
      />
      <TicksField
        label="安全"
        ticks={[
          {
            text: '地址上附加令牌',
            ticked: form.appSendtoken === 0,
            set: (on) => onChange({ appSendtoken: on ? 0 : 1 }),
          },
          {
            text: '自定义令牌参数名',
            ticked: form.wbTokenType === 1,
            set: (on) => onChange({ wbTokenType: on ? 1 : 0 }),
          },
          {
            text: '不受信任，放入沙箱',
            ticked: form.sandbox === 1,
            set: (on) => onChange({ sandbox: on ? 1 : 0 }),
          },
        ]}
      />
      {form.wbTokenType === 1 && (
        <TextField {...field} name="wbTokenKey" label="参数名" maxLength={60} />
      )}
    </fieldset>
  )
}
