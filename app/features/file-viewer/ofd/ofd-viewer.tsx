import { useEffect, useMemo, useState } from 'react'
import { FileFailure } from '../file-source'
import { keepPage } from '../frame/kept-view'
import { Unshown } from '../unshown'
import type { BytesProps } from '../viewer-props'
import { OfdScreen } from './ofd-screen'
import { openFile } from './opened-ofd'

/** An OFD: its pages are drawn as they come into view, and its seals are verified. */
export default function OfdViewer({ file: { source }, bytes, onFailure }: BytesProps) {
  const [at, setAt] = useState(0)
  const file = useMemo(() => attempt(() => openFile(bytes)), [bytes])
  const opened = useMemo(
    () => (file instanceof FileFailure ? file : attempt(() => file.open(at))),
    [file, at],
  )
  useEffect(() => {
    if (!(opened instanceof FileFailure)) return () => opened.fonts.close()
    return undefined
  }, [opened])

  if (opened instanceof FileFailure) {
    return <Unshown failure={opened.failure} onFailure={onFailure} />
  }
  const titles = file instanceof FileFailure ? [] : file.titles
  function choose(to: number) {
    // The page in the address belongs to the previous document.
    keepPage(source, 1)
    setAt(to)
  }

  return (
    <OfdScreen
      key={at}
      source={source}
      opened={opened}
      documents={{ titles, at, onChoose: choose }}
    />
  )
}

function attempt<T>(work: () => T): T | FileFailure {
  try {
    return work()
  } catch (error) {
    if (error instanceof FileFailure) return error
    throw error
  }
}
