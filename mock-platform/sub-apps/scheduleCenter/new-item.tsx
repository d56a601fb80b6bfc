import { useState } from 'react'
import type { ReactAppProps } from '../kit/react/react-app'
import { emptyDraft } from './item-draft'
import { ItemFormView } from './item-form'

interface NewItemProps extends ReactAppProps {
  /** The day that it is planned for; empty = none yet. */
  date: string
  back: string
}

export function NewItem({ context, history, date, back }: NewItemProps) {
  const [saved] = useState(() => emptyDraft(date))
  return <ItemFormView {...{ context, history, saved, back }} heading="新建日程" />
}
