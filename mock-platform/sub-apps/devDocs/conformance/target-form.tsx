import { type FormEvent, useCallback, useRef, useState } from 'react'
import {
  Button,
  type FieldDescription,
  Fields,
  FormField,
  Options,
  useApp,
  useLoaded,
} from '../../kit/react'
import { entryProblem, listTargets, pathProblem, type Target } from './target'

interface TargetFormProps {
  running: boolean
  /** It has been done before. */
  again: boolean
  onStart(target: Target): void
  onStop(): void
}

type Typed = Pick<Target, 'entry' | 'path'>

const fields: readonly FieldDescription<Typed>[] = [
  {
    name: 'entry',
    label: '入口地址',
    inputMode: 'url',
    placeholder: 'https://apps.example.cn/leave/ 或 /subapps/leave/',
  },
  { name: 'path', label: '起始路径', placeholder: '/leave/list，以应用编码开头' },
]

/** Which app to grade: one of the user's, or any entry. The address keeps it, but starts nothing. */
export function TargetForm({ running, again, onStart, onStop }: TargetFormProps) {
  const { query } = useApp().history.current()
  const [values, setValues] = useState<Typed>({
    entry: query.get('entry') ?? '',
    path: query.get('path') ?? '',
  })
  const [errors, setErrors] = useState<Partial<Typed>>({})
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = { entry: values.entry.trim(), path: values.path.trim() }
    const wrong = problemsOf(wanted)
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else onStart({ title: wanted.entry, ...wanted })
  }
  function choose({ entry, path }: Target) {
    setValues({ entry, path })
    setErrors({})
  }

  return (
    <form ref={form} className="form target-form" role="search" noValidate onSubmit={submit}>
      <AppChoice entry={values.entry} onChoose={choose} />
      <Fields
        form={{ values, errors, change: (patch) => setValues({ ...values, ...patch }) }}
        fields={fields}
      />
      <div className="form-buttons">
        <Button type="submit" primary disabled={running}>
          {running ? '检测中…' : again ? '重新检测' : '开始检测'}
        </Button>
        {running && <Button onClick={onStop}>停止</Button>}
      </div>
    </form>
  )
}

function problemsOf({ entry, path }: Typed): Partial<Typed> {
  const wrong = { entry: entryProblem(entry), path: pathProblem(path) }
  return { ...(wrong.entry && { entry: wrong.entry }), ...(wrong.path && { path: wrong.path }) }
}

interface AppChoiceProps {
  entry: string
  onChoose(target: Target): void
}

function AppChoice({ entry, onChoose }: AppChoiceProps) {
  const { props } = useApp()
  const load = useCallback((signal: AbortSignal) => listTargets(props.request, signal), [props])
  const { data, failure, reload } = useLoaded(load)
  const targets = data ?? []
  return (
    <FormField name="app" label="应用" error={undefined}>
      {(field) => (
        <div className="app-choice">
          <select
            {...field}
            className="input"
            value={targets.find((target) => target.entry === entry)?.path ?? ''}
            onChange={(event) => {
              const chosen = targets.find(({ path }) => path === event.target.value)
              if (chosen) onChoose(chosen)
            }}
          >
            <option value="">{data || failure ? '填写入口地址' : '正在加载数据....'}</option>
            <Options options={targets.map(({ title, path }) => [path, title])} />
          </select>
          {failure && (
            <p className="field-error" role="alert">
              应用列表加载失败
              <Button plain onClick={reload}>
                重试
              </Button>
            </p>
          )}
        </div>
      )}
    </FormField>
  )
}
