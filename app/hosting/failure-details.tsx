import { useId, useState } from 'react'
import { appNoticeTexts } from '~text/app-notice'
import { useText } from '../text/text-context'
import { recipeClass } from '../ui/classes'
import styles from './failure-details.module.css'

/** Why an app failed, for whoever looks after it; most users need none of it. */
export default function FailureDetails({ text }: { text: string }) {
  const { language } = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={recipeClass('button', { variant: 'ghost', size: 'sm' })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {appNoticeTexts[language].details}
      </button>
      <p id={id} hidden={!open} className={`text-sm text-muted ${styles.details}`}>
        {text}
      </p>
    </>
  )
}
