import { useEffect } from 'react'
import { type FailureName, FileFailure } from './file-source'

/** Of a file that nothing here shows: tells why. */
export function Unshown({
  failure,
  onFailure,
}: {
  failure: FailureName
  onFailure(error: unknown): void
}) {
  useEffect(() => onFailure(new FileFailure(failure)), [failure, onFailure])
  return null
}
