import { type FormEvent, useCallback, useRef, useState } from 'react'
import { FormField } from '../../kit/react/form-field'
import type { ReactAppProps } from '../../kit/react/react-app'
import { useLoaded } from '../../kit/use-loaded'
import { entryProblem, listTargets, pathProblem, type Target } from './target'

interface TargetFormProps extends ReactAppProps {
  running: boolean
  /** It has been done before. */
  again: boolean
  onStart(target: Target): void
  onStop(): void
}

type Problems = { entry?: string; path?: string }

/** Which app to grade: one of the person's, or any entry. The address keeps it, but starts nothing. */
export function TargetForm({ context, history, running, again, ...on }: TargetFormProps) {
  const { query } = history.current()
  const [entry, setEntry] = useState(query.get('entry') ?? '')
  const [path, setPath] = useState(query.get('path') ?? '')
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = problemsOf(entry.trim(), path.trim())
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    else on.onStart({ title: entry.trim(), entry: entry.trim(), path: path.trim() })
  }

  return (
    <form ref={form} className="form target-form" role="search" noValidate onSubmit={submit}>
      <AppChoice
        context={context}
        entry={entry}
        onChoose={(target) => {
          setEntry(target.entry)
          setPath(target.path)
          setProblems({})
        }}
      />
      <FormField name="entry" label="入口地址" error={problems.entry}>
        {(field) => (
          <input
            {...field}
            className="input"
            placeholder="https://apps.example.cn/leave/ 或 /subapps/leave/"
            inputMode="url"
            autoComplete="off"
            value={entry}
            onChange={(event) => setEntry(event.target.value)}
          />
        )}
      </FormField>
      <FormField name="path" label="起始路径" error={problems.path}>
        {(field) => (
          <input
            {...field}
            className="input"
            placeholder="/leave/list，以应用编码开头"
            autoComplete="off"
            value={path}
            onChange={(event) => setPath(event.target.value)}
          />
        )}
      </FormField>
      <div className="form-buttons">
        <button type="submit" className="button primary" disabled={running}>
          {running ? '检测中…' : again ? '重新检测' : '开始检测'}
        </button>
        {running && (
          <button type="button" className="button" onClick={on.onStop}>
            停止
          </button>
        )}
      </div>
    </form>
  )
}

function problemsOf(entry: string, path: string): Problems {
  const wrong = { entry: entryProblem(entry), path: pathProblem(path) }
  return { ...(wrong.entry && { entry: wrong.entry }), ...(wrong.path && { path: wrong.path }) }
}

interface AppChoiceProps {
  context: ReactAppProps['context']
  entry: string
  onChoose(target: Target): void
}

function AppChoice({ context: { props }, entry, onChoose }: AppChoiceProps) {
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
            {targets.map(({ title, path }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </select>
          {failure && (
            <p className="field-error" role="alert">
              应用列表加载失败
              <button type="button" className="button plain" onClick={reload}>
                重试
              </button>
            </p>
          )}
        </div>
      )}
    </FormField>
  )
}
