import { useEffect, useRef } from 'react'
import styles from './safe-html.module.css'

interface SafeHtmlProps {
  /** Came out of safeHtml on the server: nothing else may be shown here. */
  html: string
  className?: string | undefined
}

/**
 * Sanitised HTML of a backend's, the one place for it. Its inline styles are applied by script: the page's policy
 * allows no others.
 */
export function SafeHtml({ html, className = '' }: SafeHtmlProps) {
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other styles
  useEffect(() => {
    for (const styled of element.current?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
      wear(styled)
    }
  }, [html])
  return (
    <div
      ref={element}
      className={`break-anywhere leading-1.8 ${styles.content} ${className}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Colours that were chosen for white paper are unreadable on a dark one, which has a colour of its own for all. */
function wear({ style, dataset }: HTMLElement) {
  style.cssText = dataset.style ?? ''
  const { color, backgroundColor } = style
  if (color) style.color = `var(--portal-written-text, ${color})`
  if (backgroundColor) style.backgroundColor = `var(--portal-written-ground, ${backgroundColor})`
}

/** A line of text with marked words, out of safeHighlights on the server: nothing else may be shown here. */
export function SafeLine({ html, className }: SafeHtmlProps) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
