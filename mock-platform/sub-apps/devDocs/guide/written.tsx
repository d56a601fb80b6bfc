import { useEffect, useRef } from 'react'
import { copyText } from '../../kit/copy-text'
import { isPlainClick } from '../../kit/history'
import { useApp } from '../../kit/react'

interface WrittenProps {
  /** Made from the project's own files at build time, never from an address or an answer. */
  html: string
  className?: string
}

/** HTML rendered at build time; its buttons copy, its links stay in the app. */
export function Written({ html, className }: WrittenProps) {
  const { toast, history } = useApp()
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other text has other links
  useEffect(() => {
    const element = box.current
    if (!element) return
    for (const link of element.querySelectorAll<HTMLAnchorElement>('a[data-place]')) {
      link.href = history.href(link.dataset.place ?? '')
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element
      const link = target.closest<HTMLAnchorElement>('a[data-place]')
      const code = target.closest('[data-copy]')?.parentElement?.querySelector('code')
      if (code) void copyText(code.textContent ?? '').then((done) => toast(...said(done)))
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      void history.go(link.dataset.place ?? '')
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [html, history, toast])

  return <div ref={box} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

export function said(done: boolean): [string, 'success' | 'danger'] {
  return done ? ['已复制', 'success'] : ['复制失败，请选中后手动复制', 'danger']
}
