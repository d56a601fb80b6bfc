import { copyText } from '../../kit/copy-text'
import { Button, useApp } from '../../kit/react'
import { said } from '../guide/written'
import { rows } from './conform'
import { type CheckResult, gradeTexts, type Report } from './report'

interface ResultsProps {
  running: boolean
  done: readonly CheckResult[]
  report: Report | null
}

export function Results({ running, done, report }: ResultsProps) {
  const current = rows[done.length]
  return (
    <section className="results" aria-label="检测结果">
      <p className="visually-hidden" role="status">
        {running && current && `正在检测：${current.title}（${done.length + 1}/${rows.length}）`}
        {report && `检测完成：${report.conclusion}，${report.score} 分`}
      </p>
      {running && <progress aria-label="检测进度" max={rows.length} value={done.length} />}
      {report && <Summary report={report} />}
      {(running || report) && (
        <ul className="mt-4">
          {rows.map(({ id, title }, at) => {
            const result = (report?.checks ?? done)[at]
            const waiting = at === done.length ? '检测中…' : '等待'
            return result ? (
              <CheckRow key={id} result={result} />
            ) : (
              <li
                key={id}
                className="check-row waiting grid cols-64px-96px-1fr max-640:cols-64px-1fr gap-y-1 gap-x-3 py-3 px-0 border-b"
              >
                <span className="grade">{waiting}</span>
                <h3 className="m-0 text-14px">{title}</h3>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

function Summary({ report }: { report: Report }) {
  const { toast } = useApp()
  const count = (grade: CheckResult['grade']) =>
    report.checks.filter((check) => check.grade === grade).length
  const tone = { 通过: 'pass', 基本通过: 'hint', 不通过: 'fail' }[report.conclusion]

  async function copy() {
    toast(...said(await copyText(JSON.stringify(report, null, 2))))
  }

  return (
    <header
      className={`report-head flex flex-wrap gap-y-2 gap-x-6 items-center mt-5 py-4 px-5 bg-sunken rounded-md ${tone}`}
    >
      <p className="score">
        <strong className="numeric text-36px leading-1.2">{report.score}</strong> 分
      </p>
      <div className="flex-1 min-w-240px">
        <h2 className="grade text-18px">{report.conclusion}</h2>
        <p className="muted">
          {count('pass')} 项通过，{count('hint')} 项提示，{count('fail')} 项不通过
          {count('skipped') > 0 && `，${count('skipped')} 项未检测`}
        </p>
        <p className="muted">{report.entry}</p>
      </div>
      <Button onClick={copy}>复制 JSON</Button>
    </header>
  )
}

function CheckRow({ result: { title, grade, findings, advice } }: { result: CheckResult }) {
  return (
    <li
      className={`check-row grid cols-64px-96px-1fr max-640:cols-64px-1fr gap-y-1 gap-x-3 py-3 px-0 border-b ${grade}`}
    >
      <span className="grade">{gradeTexts[grade]}</span>
      <h3 className="m-0 text-14px">{title}</h3>
      <ul className="max-640:col-span-full">
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
        {advice && <li className="muted">改进：{advice}</li>}
      </ul>
    </li>
  )
}
