import type { ReactNode } from 'react'

export function DocsHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="grid gap-1 justify-items-start mb-5">
      <h1 className="text-24px leading-1.4">{title}</h1>
      {children}
    </header>
  )
}
