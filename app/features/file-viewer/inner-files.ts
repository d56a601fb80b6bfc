import { createContext, useCallback, useState } from 'react'

/** A file inside the one that is shown: an attachment, or an entry of an archive. */
export interface InnerFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Opens a file that is inside the shown one, in its place. */
export const InnerFiles = createContext<(file: InnerFile) => void>(() => {})

/** The open files, each inside the previous one; the last one is shown. */
export function useInnerFiles() {
  const [files, setFiles] = useState<readonly InnerFile[]>([])
  const open = useCallback((file: InnerFile) => setFiles((now) => [...now, file]), [])
  const back = useCallback(() => setFiles((now) => now.slice(0, -1)), [])
  return { files, open, back }
}
