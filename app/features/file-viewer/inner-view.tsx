import { useCallback, useMemo, useState } from 'react'
import { FailureMessage } from './failure-message'
import { type FailureName, innerFacts } from './file-source'
import type { FileViewerData } from './file-viewer.server'
import type { InnerFile } from './inner-files'
import { OpenedFile } from './opened-file'
import { failureOf } from './use-file'

/** A file inside the page's file. */
export function InnerView({ inner, page }: { inner: InnerFile; page: FileViewerData }) {
  const file = useMemo(() => innerFacts(inner), [inner])
  const [failure, setFailure] = useState<FailureName | null>(
    inner.bytes.length === 0 ? 'empty' : null,
  )
  const fail = useCallback((error: unknown) => setFailure(failureOf(error)), [])
  if (!failure) return <OpenedFile file={file} onFailure={fail} />
  return (
    <FailureMessage
      failure={failure}
      page={page}
      name={inner.name}
      inner={inner}
      onRetry={() => setFailure(null)}
    />
  )
}
