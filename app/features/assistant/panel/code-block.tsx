import { useText } from '../../../text/text-context'
import styles from './answer-text.module.css'
import { copyText } from './copy-text'

/** Code as it was written, to be copied. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  const texts = useText()
  return (
    <figure className={styles.code}>
      <figcaption>
        <span>{language}</span>
        <button type="button" className={styles.copy} onClick={() => void copyText(code, texts)}>
          {texts.assistant.copyCode}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  )
}
