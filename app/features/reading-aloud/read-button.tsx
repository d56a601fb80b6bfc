import { Square, Volume2 } from 'lucide'
import { readingAloudTexts } from '~text/reading-aloud'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import styles from './read-button.module.css'
import { useReadingAloud } from './use-reading-aloud'

/** 「朗读」 between the tabs and the strip's tools, in 长者模式 (WEB-06). */
export default function ReadButton() {
  const texts = readingAloudTexts[useText().language]
  const { speaking, toggle } = useReadingAloud()
  const label = speaking ? texts.stop : texts.read
  return (
    <button
      type="button"
      className={`flex flex-none items-center gap-1 rounded-md ${styles.button}`}
      aria-label={label}
      onClick={toggle}
    >
      <Icon drawing={speaking ? Square : Volume2} className="size-16px" />
      <span className={styles.label}>{label}</span>
    </button>
  )
}
