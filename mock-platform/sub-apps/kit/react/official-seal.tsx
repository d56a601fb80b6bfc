import { useId } from 'react'

const arcLength = 172

/** A round seal with its star; the name runs along the upper arc. */
export function OfficialSeal({ name }: { name: string }) {
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
