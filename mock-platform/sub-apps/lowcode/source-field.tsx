import { forwardRef, useRef } from 'react'
import { longestSource, type Problem } from '../../contracts/lowcode/page-source'
import { spoken } from '../kit/spoken'

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
    <div className="grid cols-auto-1fr flex-1 min-h-0 max-900:h-50vh">
      <pre
        ref={gutter}
        className="gutter m-0 p-2.5 min-w-46px overflow-hidden text-muted text-right bg-sunken"
        aria-hidden="true"
      >
        {lines.map((_, place) => (
          <span key={place} className={wrong.has(place + 1) ? 'wrong' : undefined}>
            {`${place + 1}\n`}
          </span>
        ))}
      </pre>
      <textarea
        ref={ref}
        className="source-text resize-none m-0 p-2.5 w-full h-full text-text bg-surface border-0 focus:outline-inset"
        aria-label={spoken('页面定义（JSON）')}
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
