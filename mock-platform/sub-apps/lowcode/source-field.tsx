import { forwardRef, useRef } from 'react'
import { longestSource, type Problem } from './page-source'

interface SourceFieldProps {
  source: string
  problems: Problem[]
  onChange(source: string): void
}

/** A text field with line numbers; lines with a mistake are marked. */
export const SourceField = forwardRef<HTMLTextAreaElement, SourceFieldProps>(function SourceField(
  { source, problems, onChange },
  ref,
) {
  const gutter = useRef<HTMLPreElement>(null)
  const wrong = new Set(problems.map(({ line }) => line))
  const lines = source.split('\n')
  return (
    <div className="source">
      <pre ref={gutter} className="gutter" aria-hidden="true">
        {lines.map((_, place) => (
          <span key={place} className={wrong.has(place + 1) ? 'wrong' : undefined}>
            {`${place + 1}\n`}
          </span>
        ))}
      </pre>
      <textarea
        ref={ref}
        className="source-text"
        aria-label="页面定义（JSON）"
        aria-invalid={problems.length > 0}
        spellCheck={false}
        wrap="off"
        value={source}
        maxLength={longestSource}
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => {
          if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop
        }}
      />
    </div>
  )
})
