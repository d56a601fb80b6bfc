import { useEffect, useRef } from 'react'
import styles from './safe-html.module.css'

interface SafeHtmlProps {
  /** Must come from safeHtml on the server: nothing else may be shown here. */
  html: string
  className?: string | undefined
}

/**
 * Sanitised HTML from a backend; the only place that renders it. Its inline styles are applied by script, because the
 * page's policy does not allow style attributes.
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

/** Colours chosen for a white page are unreadable on a dark one, which overrides them with its own. */
function wear({ style, dataset }: HTMLElement) {
  style.cssText = dataset.style ?? ''
  const { color, backgroundColor } = style
  if (color) style.color = `var(--portal-written-text, ${color})`
  if (backgroundColor) style.backgroundColor = `var(--portal-written-ground, ${backgroundColor})`
}

/**
 * A line of text with highlighted words. Must come from safeHighlights on the server: nothing else may be shown here.
 */
export function SafeLine({ html, className }: SafeHtmlProps) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
