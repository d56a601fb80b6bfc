import { useId, useState } from 'react'
import { appNoticeTexts } from '~text/app-notice'
import { useText } from '../text/text-context'
import { recipeClass } from '../ui/classes'
import styles from './failure-details.module.css'

/** What to do about an app that failed and why it failed, for an administrator. */
export default function FailureDetails({ text }: { text: string }) {
  const texts = appNoticeTexts[useText().language]
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <p>{texts.tryAgain}</p>
      <button
        type="button"
        className={recipeClass('button', { variant: 'ghost', size: 'sm' })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {texts.details}
      </button>
      <p id={id} hidden={!open} className={`text-sm text-muted ${styles.details}`}>
        {text}
      </p>
    </>
  )
}
