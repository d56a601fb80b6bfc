import type { ReactNode } from 'react'

/** A line above a file that says what is special about how it is shown. */
export function ViewerNote({ children }: { children: ReactNode }) {
  return (
    <p
      className="flex-none text-sm text-warning bg-warning-soft px-4 py-2 print:hidden"
      role="status"
    >
      {children}
    </p>
  )
}
