import { ArrowLeft } from 'lucide'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'
import { Icon } from '../../ui/icon'
import { Watermark } from '../../ui/watermark'
import { BesideChoice, type FileDialogPart } from './beside/beside-choice'
import { type BesideFile, besidePath, useBeside } from './beside/use-beside'
import { DownloadChoice } from './download-choice'
import { FailureMessage } from './failure-message'
import { sizeText } from './file-size'
import type { FailureName } from './file-source'
import styles from './file-viewer.module.css'
import type { FileViewerData } from './file-viewer.server'
import { ElderMode } from './frame/read-tool'
import { type InnerFile, InnerFiles, useInnerFiles } from './inner-files'
import { InnerView } from './inner-view'
import { OpenedFile } from './opened-file'
import { Reading } from './reading'
import { useFile } from './use-file'
import { useViewerText } from './use-viewer-text'

/** With these failures there is nothing to download either. */
const withoutFile: readonly FailureName[] = ['missing', 'forbidden']

interface FileViewerPageProps {
  page: FileViewerData
  /** Reading aloud is offered, in 长者模式. */
  elder: boolean
  /** The dialog that chooses the second file. */
  fileDialog: FileDialogPart
}

/** A page with a single file, shown as far as a browser can; any file can be downloaded (FILE-03). */
export function FileViewerPage({ page, elder, fileDialog }: FileViewerPageProps) {
  const beside = useBeside()
  const { file, failure, fail, retry } = useFile(page.source)
  const { files, open, back } = useInnerFiles()
  const outer = page.name || file?.name || ''
  const opened = useMemo(
    () => file && { ...file, name: outer, converted: page.converted },
    [file, outer, page.converted],
  )
  const inner = files.at(-1)
  const name = inner?.name ?? outer

  useTitle(name, page.systemName)
  const whole = failure && withoutFile.includes(failure) ? null : page.source
  return (
    <div className={`flex flex-col ${styles.page}`}>
      <Header
        name={name}
        pane={page.pane}
        size={inner ? inner.bytes.length : file?.size}
        inner={inner}
        source={whole}
        {...(inner && { back: { name: files.at(-2)?.name ?? outer, go: back } })}
      >
        {page.pane ? null : (
          <BesideChoice shown={beside.file} Dialog={fileDialog} onShow={beside.show} />
        )}
      </Header>
      <div className="fill-column print:block print:h-auto">
        <div className="flex flex-1 min-h-0">
          <main className="fill-column min-w-0 relative print:block print:h-auto">
            <ElderMode.Provider value={elder}>
              <InnerFiles.Provider value={open}>
                {/* An inner file covers this one, which keeps its state. */}
                <div className={inner ? 'hidden' : 'contents'}>
                  {failure ? (
                    <FailureMessage failure={failure} page={page} name={name} onRetry={retry} />
                  ) : opened ? (
                    <OpenedFile file={opened} onFailure={fail} />
                  ) : (
                    <Reading />
                  )}
                </div>
                {files.map((one, at) => (
                  <div key={at} className={one === inner ? 'contents' : 'hidden'}>
                    <InnerView inner={one} page={page} />
                  </div>
                ))}
              </InnerFiles.Provider>
            </ElderMode.Provider>
          </main>
          {beside.file && <Beside file={beside.file} />}
        </div>
      </div>
      {page.watermark && <Watermark text={page.watermark} />}
    </div>
  )
}

function useTitle(name: string, systemName: string) {
  const { pageTitle } = useText()
  useEffect(() => {
    if (name) document.title = pageTitle(name, systemName)
  }, [name, systemName, pageTitle])
}

/** The second viewer, beside the first. */
function Beside({ file }: { file: BesideFile }) {
  const { beside } = useViewerText()
  return <iframe className={styles.beside} title={beside.frame(file.name)} src={besidePath(file)} />
}

interface HeaderProps {
  name: string
  /** Shown as the second viewer, where the home link would replace only that one. */
  pane: boolean
  size: number | null | undefined
  inner: InnerFile | undefined
  source: string | null
  /** Leads back to the file that contains the shown one. */
  back?: { name: string; go(): void }
  children: ReactNode
}

function Header({ name, pane, size, inner, source, back, children }: HeaderProps) {
  const fileViewer = useViewerText()
  return (
    <header
      className={`flex flex-none items-center text-on-banner bg-banner px-4 gap-3 min-h-52px ${styles.banner}`}
    >
      {!pane && (
        <a
          className="flex flex-none items-center rounded-sm text-inherit"
          href="/"
          aria-label={fileViewer.home}
        >
          <Emblem className="size-28px" />
        </a>
      )}
      {back && (
        <button
          type="button"
          className="icon-button-plain text-inherit"
          aria-label={fileViewer.back(back.name)}
          title={fileViewer.back(back.name)}
          onClick={back.go}
        >
          <Icon drawing={ArrowLeft} />
        </button>
      )}
      <h1 className="ellipsis title flex-1" title={name}>
        {name || fileViewer.unnamed}
      </h1>
      {size != null && (
        <span className="flex-none text-sm text-on-banner-muted max-600:hidden">
          {sizeText(size)}
        </span>
      )}
      {children}
      <DownloadChoice
        variant="outline"
        size="sm"
        {...{ source, name, inner }}
        label={fileViewer.download}
      />
    </header>
  )
}
