import { useMemo, useState } from 'react'
import { Frame } from '../frame/frame'
import { Reading } from '../reading'
import { useWholeFile } from '../use-whole-file'
import type { BytesProps, ViewerProps } from '../viewer-props'
import { EncodingChoice } from './encoding-choice'
import { rowsOf } from './separated-values'
import { SheetTable } from './sheet-table'
import { type Encoding, encodingOf } from './text-encoding'
import { useSheetFind } from './use-sheet-find'

/** Comma- or tab-separated values, as a table. */
export default function CsvViewer(props: ViewerProps) {
  const { bytes, share } = useWholeFile(props)
  return bytes ? <Values {...props} bytes={bytes} /> : <Reading share={share} />
}

function Values({ file, bytes }: BytesProps) {
  const [encoding, setEncoding] = useState<Encoding>(() => encodingOf(file.head))
  const sheet = useMemo(
    () => ({ sheet: '', data: rowsOf(new TextDecoder(encoding).decode(bytes)) }),
    [bytes, encoding],
  )
  const sheets = useMemo(() => [sheet], [sheet])
  const [finding, marks] = useSheetFind(sheets)
  return (
    <Frame
      own={<EncodingChoice encoding={encoding} onChoose={setEncoding} />}
      finding={finding}
      onPrint={() => window.print()}
    >
      <SheetTable sheet={sheet} found={marks} />
    </Frame>
  )
}
