import { useEffect, useState } from 'react'
import type { AppContext } from '../kit/lifecycles'
import { failureText } from '../kit/texts'
import type { TenantConstant } from './contract'

interface ConstantRowProps {
  constant: TenantConstant
  context: AppContext
  onChanged(name: string, isChanged: boolean): void
}

/** One constant with its own save button; Enter in the field saves too. */
export function ConstantRow({ constant, context, onChanged }: ConstantRowProps) {
  const { name, meaning } = constant
  const [saved, setSaved] = useState(constant.value)
  const [value, setValue] = useState(constant.value)
  const [saving, setSaving] = useState(false)
  const changed = value !== saved
  useEffect(() => onChanged(name, changed), [onChanged, name, changed])

  async function save() {
    if (!changed || saving) return
    setSaving(true)
    try {
      const options = { method: 'PUT', body: { name, value } } as const
      const answer = await context.props.request<TenantConstant>(
        '/service-admin/constants',
        options,
      )
      setSaved(answer.value)
      setValue(answer.value)
      context.toast(`${meaning}：保存成功`)
    } catch (error) {
      context.toast(failureText(error), 'danger')
    } finally {
      setSaving(false)
    }
  }

  return (
    <tr>
      <td data-label="名称">
        <code>{name}</code>
      </td>
      <td data-label="含义">{meaning}</td>
      <td data-label="值">
        <input
          className="input"
          aria-label={meaning}
          value={value}
          maxLength={500}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && void save()}
        />
      </td>
      <td data-label="操作">
        <button
          type="button"
          className="button"
          aria-label={`保存${meaning}`}
          disabled={!changed || saving}
          onClick={save}
        >
          保存
        </button>
      </td>
    </tr>
  )
}
