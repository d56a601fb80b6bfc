import { useMemo } from 'react'
import { extensionOf } from '~contract/platform/file-types'
import { kindOf } from '../file-kind'
import { LayoutChoice } from '../layout/layout-choice'
import { Reading } from '../reading'
import { useWholeFile } from '../use-whole-file'
import type { ViewerProps } from '../viewer-props'
import OldTextViewer from './old-text-viewer'

/**
 * A file from an office program before Office 2007, from WPS, or rich text: its layout if available, otherwise its
 * text. Mails have no other layout.
 */
export default function OldOfficeViewer(props: ViewerProps) {
  const { file } = props
  const { kind } = useMemo(() => kindOf(file.head, file.name), [file.head, file.name])
  const text = <Text {...props} kind={kindsHere.find((one) => one === kind) ?? 'old-office'} />
  if (kind === 'mail' || extensionOf(file.name) === 'msg') return text
  return (
    <LayoutChoice {...props} first>
      {text}
    </LayoutChoice>
  )
}

const kindsHere = ['mail', 'rich-text', 'old-office'] as const

function Text({ kind, ...props }: ViewerProps & { kind: (typeof kindsHere)[number] }) {
  const { bytes, share } = useWholeFile(props)
  if (!bytes) return <Reading share={share} />
  return <OldTextViewer {...props} bytes={bytes} kind={kind} />
}
