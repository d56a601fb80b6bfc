import { useAssistantText } from '../use-assistant-text'
import styles from './answer-text.module.css'
import { copyText } from './copy-text'

/** Code exactly as it was written, with a button to copy it. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  const texts = useAssistantText()
  return (
    <figure className={`overflow-hidden border rounded-md bg-sunken mb-2 ${styles.code}`}>
      <figcaption>
        <span>{language}</span>
        <button
          type="button"
          className="rounded-sm text-muted px-2 min-h-28px hover:bg-hover hover:text-text"
          onClick={() => void copyText(code, texts)}
        >
          {texts.copyCode}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard, too */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  )
}
