import { useCallback } from 'react'
import {
  Button,
  Fields,
  FormField,
  FormView,
  fieldsFrom,
  Options,
  useApp,
  useForm,
  useLoaded,
} from '../../kit/react'
import { entryProblem, listTargets, pathProblem, type Target } from './target'
import fields from './target-fields.json'

interface TargetFormProps {
  running: boolean
  again: boolean
  onStart(target: Target): void
  onStop(): void
}

type Typed = Pick<Target, 'entry' | 'path'>

const trimmed = ({ entry, path }: Typed) => ({ entry: entry.trim(), path: path.trim() })

/** The address keeps the choice, but does not start an examination. */
export function TargetForm({ running, again, onStart, onStop }: TargetFormProps) {
  const { query } = useApp().history.current()
  const form = useForm<Typed>({
    start: { entry: query.get('entry') ?? '', path: query.get('path') ?? '' },
    passing: true,
    check(typed) {
      const { entry, path } = trimmed(typed)
      return { entry: entryProblem(entry), path: pathProblem(path) }
    },
    async save(typed) {
      const wanted = trimmed(typed)
      onStart({ title: wanted.entry, ...wanted })
    },
  })
  return (
    <FormView
      form={form}
      role="search"
      className="p-4 border rounded-md"
      submit={running ? '检测中…' : again ? '重新检测' : '开始检测'}
      disabled={running}
      buttons={running && <Button onClick={onStop}>停止</Button>}
    >
      <AppChoice
        entry={form.values.entry}
        onChoose={({ entry, path }) => form.change({ entry, path })}
      />
      <Fields form={form} fields={fieldsFrom<Typed>(fields)} />
    </FormView>
  )
}

function AppChoice({ entry, onChoose }: { entry: string; onChoose(target: Target): void }) {
  const { props } = useApp()
  const load = useCallback((signal: AbortSignal) => listTargets(props.request, signal), [props])
  const { data, failure, reload } = useLoaded(load)
  const targets = data ?? []
  return (
    <FormField name="app" label="应用" error={undefined}>
      {(field) => (
        <div>
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
