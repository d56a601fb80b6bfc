import { useEffect } from 'react'
import { useText } from '../../text/text-context'
import { ButtonLink } from '../../ui/button-link'
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
import { useViewerText } from './use-viewer-text'

/** With these failures there is nothing to download either. */
const withoutFile: readonly FailureName[] = ['missing', 'forbidden']

/** A page with a single file, as far as a browser can show it; any file can be downloaded (FILE-03). */
export function FileViewerPage({ page }: { page: FileViewerData }) {
  const { pageTitle } = useText()
  const fileViewer = useViewerText()
  const { file, failure, fail, retry } = useFile(page.source)
  const name = page.name || file?.name || ''

  useEffect(() => {
    if (name) document.title = pageTitle(name, page.systemName)
  }, [name, page.systemName, pageTitle])

  return (
    <div className={`flex flex-col ${styles.page}`}>
      <header
        className={`flex flex-none items-center text-on-banner bg-banner px-4 gap-3 min-h-52px ${styles.banner}`}
      >
        <a className="flex flex-none rounded-sm text-inherit" href="/" aria-label={fileViewer.home}>
          <Emblem className="size-28px" />
        </a>
        <h1 className="ellipsis title flex-1" title={name}>
          {name || fileViewer.unnamed}
        </h1>
        {file?.size != null && (
          <span className="flex-none text-sm text-on-banner-muted max-600:hidden">
            {sizeText(file.size)}
          </span>
        )}
        {page.source && !(failure && withoutFile.includes(failure)) && (
          <ButtonLink variant="outline" size="sm" href={page.source} download={name}>
            {fileViewer.download}
          </ButtonLink>
        )}
      </header>
      <main className="fill-column relative print:block print:h-auto">
        {failure ? (
          <FailureMessage failure={failure} page={page} name={name} onRetry={retry} />
        ) : file ? (
          <OpenedFile file={{ ...file, name, converted: page.converted }} onFailure={fail} />
        ) : (
          <Reading />
        )}
      </main>
      {page.watermark && <Watermark text={page.watermark} />}
    </div>
  )
}
