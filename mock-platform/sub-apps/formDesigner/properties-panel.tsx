import {
  type FormDefinition,
  type FormField,
  fieldTitles,
  hasOptions,
} from '../../contracts/formDesigner/form-fields'
import { Button, type FieldDescription, Fields, Tick } from '../kit/react'
import { spoken } from '../kit/spoken'
import { changed } from './design'
import type { DesignBoardProps } from './design-board-props'
import { OptionsEditor } from './options-editor'

type PanelProps = Pick<DesignBoardProps, 'design' | 'selectedId' | 'onSelect' | 'onChange'>

export function PropertiesPanel({ design, selectedId, onSelect, onChange }: PanelProps) {
  const field = design.fields.find(({ id }) => id === selectedId)
  return (
    <section
      className={`panel properties area-96px sticky top-70px p-3.5 max-900:static${field ? ' shown' : ''}`}
      aria-label={field ? spoken('字段属性') : spoken('表单属性')}
    >
      <header className="row min-h-32px mb-2.5">
        <h2 className="spread">
          {field
            ? spoken('{kind}属性', { kind: spoken(fieldTitles[field.type]) })
            : spoken('表单属性')}
        </h2>
        {field && (
          <Button plain onClick={() => onSelect('')}>
            {spoken('完成')}
          </Button>
        )}
      </header>
      <div className="stack gap-4">
        {field ? (
          <FieldProperties
            field={field}
            onChange={(patch) => onChange(changed(design, field.id, patch))}
          />
        ) : (
          <FormProperties design={design} onChange={onChange} />
        )}
      </div>
    </section>
  )
}

const formFields: readonly FieldDescription<FormDefinition>[] = [
  { name: 'title', label: '表单名称', maxLength: 40 },
  { name: 'description', label: '填写说明', control: 'textarea', rows: 4, maxLength: 300 },
]

function FormProperties({ design, onChange }: Pick<PanelProps, 'design' | 'onChange'>) {
  const form = {
    values: design,
    errors: { title: design.title.trim() ? undefined : spoken('请输入表单名称') },
    change: (patch: Partial<FormDefinition>) => onChange({ ...design, ...patch }),
  }
  return <Fields form={form} fields={formFields} />
}

type Described = FieldDescription<FormField>

const label: Described = { name: 'label', label: '标题', maxLength: 40 }
const hint: Described = { name: 'hint', label: '填写提示', maxLength: 100 }
const bound = (name: 'min' | 'max', text: string): Described => ({
  name,
  label: text,
  type: 'number',
  step: 'any',
  placeholder: '不限',
  read: (value) => String(value ?? ''),
  write: (typed) => (typed === '' ? null : Number(typed)),
})
const bounds = [bound('min', '最小值'), bound('max', '最大值')]

interface FieldPropertiesProps {
  field: FormField
  onChange(patch: Partial<FormField>): void
}

function FieldProperties({ field, onChange }: FieldPropertiesProps) {
  const { type, min, max } = field
  const crossed = min !== null && max !== null && min > max
  const form = {
    values: field,
    errors: {
      label: field.label.trim() ? undefined : spoken('请填写标题'),
      max: crossed ? spoken('最小值大于最大值') : undefined,
    },
    change: onChange,
  }
  const hinted = type !== 'section' && type !== 'date' && !hasOptions(type)
  return (
    <>
      <Fields form={form} fields={[label]} />
      {type !== 'section' && (
        <Tick
          text={spoken('必填')}
          checked={field.required}
          set={(required) => onChange({ required })}
        />
      )}
      {hinted && <Fields form={form} fields={[hint]} />}
      {hasOptions(type) && (
        <OptionsEditor options={field.options} onChange={(options) => onChange({ options })} />
      )}
      {type === 'number' && <Fields form={form} fields={bounds} />}
    </>
  )
}
