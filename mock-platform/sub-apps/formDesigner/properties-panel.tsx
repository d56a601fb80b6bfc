import { FormField as LabelledField } from '../kit/react/form-field'
import { changed } from './design'
import type { DesignBoardProps } from './design-board'
import { type FormField, fieldTitles, hasOptions } from './form-fields'
import { OptionsEditor } from './options-editor'

type PanelProps = Pick<DesignBoardProps, 'design' | 'selectedId' | 'onSelect' | 'onChange'>

/** What can be said of the field that is selected, or of the form. */
export function PropertiesPanel({ design, selectedId, onSelect, onChange }: PanelProps) {
  const field = design.fields.find(({ id }) => id === selectedId)
  return (
    <section
      className={field ? 'panel properties shown' : 'panel properties'}
      aria-label={field ? '字段属性' : '表单属性'}
    >
      <header className="properties-head">
        <h2>{field ? `${fieldTitles[field.type]}属性` : '表单属性'}</h2>
        {field && (
          <button type="button" className="button plain" onClick={() => onSelect('')}>
            完成
          </button>
        )}
      </header>
      {field ? (
        <FieldProperties
          field={field}
          onChange={(patch) => onChange(changed(design, field.id, patch))}
        />
      ) : (
        <FormProperties design={design} onChange={onChange} />
      )}
    </section>
  )
}

function FormProperties({ design, onChange }: Pick<PanelProps, 'design' | 'onChange'>) {
  return (
    <div className="properties-form">
      <LabelledField
        name="title"
        label="表单名称"
        error={design.title.trim() ? undefined : '请输入表单名称'}
      >
        {(attributes) => (
          <input
            {...attributes}
            className="input"
            value={design.title}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => onChange({ ...design, title: event.target.value })}
          />
        )}
      </LabelledField>
      <LabelledField name="description" label="填写说明" error={undefined}>
        {(attributes) => (
          <textarea
            {...attributes}
            className="input"
            rows={4}
            value={design.description}
            maxLength={300}
            onChange={(event) => onChange({ ...design, description: event.target.value })}
          />
        )}
      </LabelledField>
    </div>
  )
}

interface FieldPropertiesProps {
  field: FormField
  onChange(patch: Partial<FormField>): void
}

function FieldProperties({ field, onChange }: FieldPropertiesProps) {
  const { type } = field
  return (
    <div className="properties-form">
      <LabelledField
        name="label"
        label="标题"
        error={field.label.trim() ? undefined : '请填写标题'}
      >
        {(attributes) => (
          <input
            {...attributes}
            className="input"
            value={field.label}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => onChange({ label: event.target.value })}
          />
        )}
      </LabelledField>
      {type !== 'section' && (
        <label className="tick">
          <input
            type="checkbox"
            checked={field.required}
            onChange={(event) => onChange({ required: event.target.checked })}
          />
          必填
        </label>
      )}
      {type !== 'section' && type !== 'date' && !hasOptions(type) && (
        <LabelledField name="hint" label="填写提示" error={undefined}>
          {(attributes) => (
            <input
              {...attributes}
              className="input"
              value={field.hint}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => onChange({ hint: event.target.value })}
            />
          )}
        </LabelledField>
      )}
      {hasOptions(type) && (
        <OptionsEditor options={field.options} onChange={(options) => onChange({ options })} />
      )}
      {type === 'number' && <Bounds field={field} onChange={onChange} />}
    </div>
  )
}

function Bounds({ field, onChange }: FieldPropertiesProps) {
  const { min, max } = field
  const wrong = min !== null && max !== null && min > max ? '最小值大于最大值' : undefined
  return (['min', 'max'] as const).map((name) => (
    <LabelledField
      key={name}
      name={name}
      label={name === 'min' ? '最小值' : '最大值'}
      error={name === 'max' ? wrong : undefined}
    >
      {(attributes) => (
        <input
          {...attributes}
          className="input"
          type="number"
          step="any"
          placeholder="不限"
          defaultValue={field[name] ?? ''}
          onChange={({ target }) => {
            onChange({ [name]: target.value === '' ? null : target.valueAsNumber })
          }}
        />
      )}
    </LabelledField>
  ))
}
