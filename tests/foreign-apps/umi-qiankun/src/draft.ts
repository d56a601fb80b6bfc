import { createContext } from 'react'

interface Draft {
  count: number
  note: string
  change(part: { count?: number; note?: string }): void
}

export const DraftContext = createContext<Draft>({ count: 0, note: '', change() {} })
