import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '../../../ui/button'
import { CommonTool } from '../frame/tools'
import { useViewerText } from '../use-viewer-text'
import { ViewerNote } from '../viewer-note'
import type { ViewerProps } from '../viewer-props'
import type { Refusal } from './ask-for-pdf'
import { ConvertedViewer } from './converted-viewer'

interface LayoutChoiceProps extends ViewerProps {
  /** Shows the layout first, for files of which the browser can only show the text. */
  first?: boolean
  /** How the browser itself can show the file. */
  children: ReactNode
}

/** An office file, as the browser shows it or, if the server can convert it, in its own layout. */
export function LayoutChoice({ file, onFailure, first = false, children }: LayoutChoiceProps) {
  const { layout } = useViewerText()
  const [chosen, setChosen] = useState(first)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refuse = useCallback((why: Refusal) => {
    setRefusal(why)
    setChosen(false)
  }, [])
  if (!file.converted) return children

  function choose() {
    setRefusal(null)
    setChosen(!chosen)
  }

  return (
    <CommonTool.Provider
      value={
        <Button variant="outline" size="sm" aria-pressed={chosen} onClick={choose}>
          {layout.show}
        </Button>
      }
    >
      {refusal && <ViewerNote>{layout.refused[refusal]}</ViewerNote>}
      {chosen ? (
        <ConvertedViewer
          file={file}
          address={file.converted}
          onFailure={onFailure}
          onRefused={refuse}
        />
      ) : (
        children
      )}
    </CommonTool.Provider>
  )
}
