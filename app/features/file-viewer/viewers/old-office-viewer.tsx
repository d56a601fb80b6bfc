import { useMemo } from 'react'
import { kindOf } from '../file-kind'
import { LayoutChoice } from '../layout/layout-choice'
import { Reading } from '../reading'
import { useWholeFile } from '../use-whole-file'
import type { ViewerProps } from '../viewer-props'
import OldTextViewer from './old-text-viewer'

/** A file of an office program before Office 2007, or of WPS, or rich text: its layout if it can be had, or its text. */
export default function OldOfficeViewer(props: ViewerProps) {
  return (
    <LayoutChoice {...props} first>
      <Text {...props} />
    </LayoutChoice>
  )
}

function Text(props: ViewerProps) {
  const { file } = props
  const { bytes, share } = useWholeFile(props)
  const { kind } = useMemo(() => kindOf(file.head, file.name), [file.head, file.name])
  if (!bytes) return <Reading share={share} />
  return (
    <OldTextViewer
      {...props}
      bytes={bytes}
      kind={kind === 'rich-text' ? 'rich-text' : 'old-office'}
    />
  )
}
