import type { ComponentProps } from 'react'
import { Button } from './button'

interface PageStepProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  to: number
  pages: number
  onGo(page: number): void
}

/** Goes to a neighbouring page. Never `disabled`: at the end of the list it must keep the focus. */
export function PageStep({ to, pages, onGo, ...button }: PageStepProps) {
  const there = to >= 1 && to <= pages
  return <Button {...button} aria-disabled={!there} onClick={() => there && onGo(to)} />
}
