import { useId } from 'react'
import styles from './watermark.module.css'

/** The user's name and account, faint and repeated, over the whole page and its printouts (LOOK-08). */
export function Watermark({ text }: { text: string }) {
  const id = useId()
  const width = Math.max(220, text.length * 15 + 80)
  return (
    <svg className={styles.watermark} aria-hidden="true" data-watermark={text}>
      <defs>
        <pattern
          id={id}
          width={width}
          height="140"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-22)"
        >
          <text x="20" y="50">
            {text}
          </text>
          <text x={20 + width / 2} y="120">
            {text}
          </text>
          <text x={20 - width / 2} y="120">
            {text}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
