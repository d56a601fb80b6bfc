import { useEffect, useRef, useState } from 'react'
import { type App, useApp } from '../../kit/react'
import { DocsHead } from '../docs-head'
import { conform } from './conform'
import type { CheckResult, Report } from './report'
import { Results } from './results'
import { foreignOrigin, type Target } from './target'
import { TargetForm } from './target-form'

/** The app runs in a frame of this page, and nothing it does reaches the portal. */
export function ConformancePage() {
  const { props, ask, history } = useApp()
  const place = useRef<HTMLDivElement>(null)
  const run = useRef<AbortController | null>(null)
  const [running, setRunning] = useState(false)
  const [done, setDone] = useState<readonly CheckResult[]>([])
  const [report, setReport] = useState<Report | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => () => run.current?.abort(), [])

  async function start(target: Target) {
    if (!place.current || !(await mayRun(target, ask))) return
    const stop = new AbortController()
    run.current = stop
    const { entry, path } = target
    history.replace(`/conformance?${new URLSearchParams({ entry, path })}`)
    setRunning(true)
    setDone([])
    setReport(null)
    setFailure('')
    const given = { target, place: place.current, props, signal: stop.signal }
    try {
      setReport(await conform({ ...given, onProgress: setDone }))
    } catch (error) {
      if (!stop.signal.aborted) setFailure((error as Error).message)
    }
    // The app ends with its examination, even if it left something running.
    stop.abort()
    setRunning(false)
  }

  return (
    <article className="conformance max-w-860px">
      <DocsHead title="接入检测">
        <p>
          在独立的框架中启动应用，逐项检测并说明如何改进。应用对门户的调用只做记录，不会真正执行。
        </p>
      </DocsHead>
      <TargetForm
        running={running}
        again={report !== null}
        onStart={start}
        onStop={() => run.current?.abort()}
      />
      {failure && (
        <p className="alert mt-4" role="alert">
          无法检测：{failure}
        </p>
      )}
      <div className="app-frame mt-5" hidden={!running} ref={place} />
      <Results running={running} done={done} report={report} />
    </article>
  )
}

/** Foreign code runs with the user's rights, so the user must agree each time. */
async function mayRun({ entry }: Target, ask: App['ask']): Promise<boolean> {
  const origin = foreignOrigin(entry)
  if (!origin) return true
  return ask({
    text: `${origin} 的代码将以您的身份在门户中运行。请确认这是您信任的应用。`,
    yes: '开始检测',
  })
}
