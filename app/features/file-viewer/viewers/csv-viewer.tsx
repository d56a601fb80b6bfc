import { useMemo, useState } from 'react'
import { Reading } from '../reading'
import { Tools } from '../tools'
import { useWholeFile } from '../use-whole-file'
import type { BytesProps, ViewerProps } from '../viewer-props'
import { EncodingChoice } from './encoding-choice'
import { rowsOf } from './separated-values'
import { SheetTable } from './sheet-table'
import { type Encoding, encodingOf } from './text-encoding'

/** Values separated by commas or tabs, as a table. */
export default function CsvViewer(props: ViewerProps) {
  const { bytes, share } = useWholeFile(props)
  return bytes ? <Values {...props} bytes={bytes} /> : <Reading share={share} />
}

function Values({ file, bytes }: BytesProps) {
  const [encoding, setEncoding] = useState<Encoding>(() => encodingOf(file.head))
  const rows = useMemo(() => rowsOf(new TextDecoder(encoding).decode(bytes)), [bytes, encoding])
  return (
    <>
      <Tools onPrint={() => window.print()}>
        <EncodingChoice encoding={encoding} onChoose={setEncoding} />
      </Tools>
      <SheetTable rows={rows} />
    </>
  )
}
