import { Suspense, useMemo } from 'react'
import { partOf } from '../../../ui/lazy-part'
import { LayoutChoice } from '../layout/layout-choice'
import { MisnamedNote } from '../misnamed-note'
import { isOpenKind, openPackage } from '../package-kind'
import { Reading } from '../reading'
import { Unshown } from '../unshown'
import { useWholeFile } from '../use-whole-file'
import type { BytesProps, ViewerProps } from '../viewer-props'

const WordViewer = partOf(() => import('./word-viewer'))
const SlidesViewer = partOf(() => import('./slides-viewer'))
const OfdViewer = partOf(() => import('../ofd/ofd-viewer'))
const SheetViewer = partOf(() => import('./sheet-viewer'))
const OldTextViewer = partOf(() => import('./old-text-viewer'))
const ZipViewer = partOf(() => import('./zip-viewer'))

/** A zip: its content decides whether it is a document, a presentation, a table or an archive. */
export default function PackageViewer(props: ViewerProps) {
  const { bytes, share } = useWholeFile(props)
  return bytes ? <Package {...props} bytes={bytes} /> : <Reading share={share} />
}

function Package(props: BytesProps) {
  const { bytes, file, onFailure } = props
  const opened = useMemo(() => openPackage(bytes), [bytes])
  if ('failure' in opened) return <Unshown failure={opened.failure} onFailure={onFailure} />
  const { kind, entries } = opened
  return (
    <>
      <MisnamedNote name={file.name} kind={kind} />
      <Suspense fallback={<Reading />}>
        {kind === 'ofd' && <OfdViewer {...props} />}
        {kind !== 'ofd' && kind !== 'zip' && (
          <LayoutChoice file={file} onFailure={onFailure} first={isOpenKind(kind)}>
            {kind === 'word' && <WordViewer {...props} />}
            {kind === 'slides' && <SlidesViewer {...props} />}
            {kind === 'sheet' && <SheetViewer {...props} />}
            {isOpenKind(kind) && <OldTextViewer {...props} kind={kind} />}
          </LayoutChoice>
        )}
        {kind === 'zip' && <ZipViewer entries={entries} bytes={bytes} />}
      </Suspense>
    </>
  )
}
