import { useState } from 'react'
import type { TenantConstant } from '../../contracts/system/contract'
import {
  Button,
  type Column,
  PanelHead,
  Table,
  useAction,
  useApp,
  useQuery,
  useUnsaved,
  WhenLoaded,
} from '../kit/react'
import { spoken } from '../kit/spoken'

export function ConstantsSection() {
  const loaded = useQuery<TenantConstant[]>('/service-admin/constants')
  return <WhenLoaded loaded={loaded}>{(given) => <Constants given={given} />}</WhenLoaded>
}

const valuesOf = (constants: readonly TenantConstant[]): Record<string, string> =>
  Object.fromEntries(constants.map(({ name, value }) => [name, value]))

/** The values as typed; `save` sends one of them. */
function useConstants(given: readonly TenantConstant[]) {
  const { props } = useApp()
  const { busy, act } = useAction()
  const [saved, setSaved] = useState(() => valuesOf(given))
  const [values, setValues] = useState(saved)
  const isChanged = (name: string) => values[name] !== saved[name]
  useUnsaved(given.some(({ name }) => isChanged(name)))

  async function save({ name, meaning }: TenantConstant) {
    if (!isChanged(name)) return
    await act(
      async () => {
        const { value } = await props.request<TenantConstant>('/service-admin/constants', {
          method: 'PUT',
          body: { name, value: values[name] },
        })
        setSaved((before) => ({ ...before, [name]: value }))
        setValues((before) => ({ ...before, [name]: value }))
      },
      spoken('{meaning}：保存成功', { meaning }),
    )
  }

  return { busy, values, setValues, isChanged, save }
}

/** Each constant has its own save button; Enter in the field saves too. */
function Constants({ given }: { given: TenantConstant[] }) {
  const { busy, values, setValues, isChanged, save } = useConstants(given)
  const columns: readonly Column<TenantConstant>[] = [
    { title: spoken('名称'), cell: ({ name }) => <code>{name}</code> },
    { title: spoken('含义'), cell: ({ meaning }) => meaning },
    {
      title: spoken('值'),
      cell: (constant) => (
        <input
          className="input"
          aria-label={constant.meaning}
          value={values[constant.name]}
          maxLength={500}
          onChange={({ target }) => setValues({ ...values, [constant.name]: target.value })}
          onKeyDown={(event) => event.key === 'Enter' && void save(constant)}
        />
      ),
    },
    {
      title: spoken('操作'),
      className: 'actions',
      cell: (constant) => (
        <Button
          aria-label={spoken('保存{meaning}', { meaning: constant.meaning })}
          disabled={busy || !isChanged(constant.name)}
          onClick={() => save(constant)}
        >
          {spoken('保存')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <PanelHead title={spoken('系统常量')}>
        <span className="muted">{spoken('保存后，用户下次打开门户时生效')}</span>
      </PanelHead>
      <Table
        label={spoken('系统常量')}
        className="constants"
        columns={columns}
        rows={given}
        keyOf={({ name }) => name}
      />
    </>
  )
}
