import { useEffect } from 'react'
import { type FailureName, FileFailure } from './file-source'

/** Explains why a file cannot be shown here. */
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
