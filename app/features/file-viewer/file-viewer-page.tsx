import { useEffect } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Emblem } from '../../ui/emblem'
import { Watermark } from '../../ui/watermark'
import { FailureMessage } from './failure-message'
import { sizeText } from './file-size'
import type { FailureName } from './file-source'
import styles from './file-viewer.module.css'
import type { FileViewerData } from './file-viewer.server'
import { OpenedFile } from './opened-file'
import { Reading } from './reading'
import { useFile } from './use-file'

/** With these there is nothing to download either. */
const withoutFile: readonly FailureName[] = ['missing', 'forbidden']

/** A file by itself, as far as a browser can show it; any file can be downloaded (FILE-03). */
export function FileViewerPage({ page }: { page: FileViewerData }) {
  const { pageTitle, fileViewer } = useText()
  const { file, failure, fail, retry } = useFile(page.source)
  const name = page.name || file?.name || ''

  useEffect(() => {
    if (name) document.title = pageTitle(name, page.systemName)
  }, [name, page.systemName, pageTitle])

  return (
    <div className={styles.page}>
      <header className={styles.banner}>
        <a className={styles.home} href="/" aria-label={fileViewer.home}>
          <Emblem className={styles.emblem} />
        </a>
        <h1 className={styles.name} title={name}>
          {name || fileViewer.unnamed}
        </h1>
        {file?.size != null && <span className={styles.size}>{sizeText(file.size)}</span>}
        {page.source && !(failure && withoutFile.includes(failure)) && (
          <a
            className={recipeClass('button', { variant: 'outline', size: 'sm' })}
            href={page.source}
            download={name}
          >
            {fileViewer.download}
          </a>
        )}
      </header>
      <main className={styles.main}>
        {failure ? (
          <FailureMessage failure={failure} page={page} name={name} onRetry={retry} />
        ) : file ? (
          <OpenedFile file={{ ...file, name }} onFailure={fail} />
        ) : (
          <Reading />
        )}
      </main>
      {page.watermark && <Watermark text={page.watermark} />}
    </div>
  )
}
