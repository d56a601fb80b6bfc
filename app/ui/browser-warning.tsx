import { useText } from '../text/text-context'
import styles from './browser-warning.module.css'
import { warnOldBrowser } from './old-browser'

/**
 * Warns the user of an old browser (NAV-06). Such a browser may not run the page's modules, so the server renders the
 * banner, and an inline script shows and closes it.
 */
export function BrowserWarning({ nonce }: { nonce: string | undefined }) {
  const { browserWarning } = useText()
  return (
    <>
      <aside
        id="browser-warning"
        className={styles.warning}
        aria-label={browserWarning.label}
        hidden
        suppressHydrationWarning
      >
        <p id="browser-warning-text" data-unable={browserWarning.unable} suppressHydrationWarning>
          {browserWarning.text}
        </p>
        <button id="browser-warning-close" type="button">
          {browserWarning.close}
        </button>
      </aside>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // It runs while the page is parsed, so the page's own bundle need not contain it.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? warnOldBrowser : '' }}
      />
    </>
  )
}
