import { useId } from 'react'
import type { Paper } from '../../../contracts/gw/contract'

/** 2026-11-21 09:30:00 as documents are dated: 2026年11月21日. */
function writtenDate(stamp: string): string {
  const [year, month, day] = stamp.slice(0, 10).split('-').map(Number)
  return `${year}年${month}月${day}日`
}

/** Letters have the agency's name only; minutes say what they are. */
function headOf({ issuer, title }: Paper): string {
  if (title.endsWith('函')) return issuer
  return issuer + (title.endsWith('纪要') ? '会议纪要' : '文件')
}

const isHeading = (line: string) => /^[一二三四五六七八九十]+、.{1,30}$/.test(line)

export function DocumentPaper({ paper }: { paper: Paper }) {
  const lines = paper.body.split('\n').filter((line) => line.trim())
  return (
    <article className="paper">
      {paper.secrecy && <p className="paper-secrecy">{paper.secrecy}</p>}
      <p className="paper-head">{headOf(paper)}</p>
      <p className="paper-number">{paper.number}</p>
      <h1>{paper.title}</h1>
      {paper.mainTo.length > 0 && <p>{paper.mainTo.join('，')}：</p>}
      {lines.map((line, place) => (
        <p key={place} className={isHeading(line.trim()) ? 'paper-heading' : 'paper-text'}>
          {line.trim()}
        </p>
      ))}
      {paper.attachments.length > 0 && (
        <p className="paper-text paper-files">
          附件：{paper.attachments.map(({ name }) => name).join('；')}
        </p>
      )}
      <div className="paper-sign">
        <OfficialSeal name={paper.issuer} />
        <p>{paper.issuer}</p>
        <p>{writtenDate(paper.issuedAt)}</p>
      </div>
      <footer className="paper-foot">
        {paper.copyTo.length > 0 && <p>抄送：{paper.copyTo.join('，')}。</p>}
        <p className="paper-issue">
          <span>{paper.issuer}</span>
          <span>{writtenDate(paper.issuedAt)}印发</span>
        </p>
      </footer>
    </article>
  )
}

const arcLength = 172

/** The name runs along the upper arc. */
function OfficialSeal({ name }: { name: string }) {
  const arc = useId()
  const fontSize = Math.min(14, arcLength / Math.max(1, name.length))
  return (
    <svg className="paper-seal" viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="56" fill="none" stroke="currentColor" strokeWidth="3.5" />
      <path id={arc} d="M 28.4 84.6 A 40 40 0 1 1 91.6 84.6" fill="none" />
      <text fontSize={fontSize} textAnchor="middle" fill="currentColor">
        <textPath href={`#${arc}`} startOffset="50%">
          {name}
        </textPath>
      </text>
      <path
        fill="currentColor"
        d="M60 40 64.7 54.5 80 54.5 67.6 63.5 72.3 78 60 69 47.7 78 52.4 63.5 40 54.5 55.3 54.5Z"
      />
    </svg>
  )
}
