import { useCallback, useState } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { useUnsaved } from '../kit/react/use-unsaved'
import { useLoaded } from '../kit/use-loaded'
import { ConstantRow } from './constant-row'
import type { TenantConstant } from './contract'
import type { SectionProps } from './platform-management'

export function ConstantsSection({ context, history }: SectionProps) {
  const { props } = context
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<TenantConstant[]>('/service-admin/constants', { signal }),
    [props],
  )
  const loaded = useLoaded(load)
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const onChanged = useCallback((name: string, isChanged: boolean) => {
    setChanged((before) => {
      const after = new Set(before)
      if (isChanged) after.add(name)
      else after.delete(name)
      return after
    })
  }, [])
  useUnsaved(changed.size > 0, context, history)
  if (!loaded.data) return <LoadingState loaded={loaded} />

  return (
    <>
      <header className="panel-head">
        <h2>系统常量</h2>
        <span className="muted">保存后，用户下次打开门户时生效</span>
      </header>
      <table className="table cards constants" aria-label="系统常量">
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">含义</th>
            <th scope="col">值</th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {loaded.data.map((constant) => (
            <ConstantRow
              key={constant.name}
              constant={constant}
              context={context}
              onChanged={onChanged}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}
