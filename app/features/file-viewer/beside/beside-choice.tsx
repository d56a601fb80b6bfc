import { PanelRightClose, SquareSplitHorizontal } from 'lucide'
import { type ComponentType, useState } from 'react'
import type { PickedFile, PickFilesOptions } from '~contract/hosting/props'
import { Icon } from '../../../ui/icon'
import { LazyPart } from '../../../ui/lazy-part'
import { useViewerText } from '../use-viewer-text'
import type { BesideFile } from './use-beside'

/** Lets the user choose files. */
export type FileDialogPart = ComponentType<{
  wanted: PickFilesOptions
  onChoose(files: PickedFile[]): void
  onClose(): void
}>

interface BesideChoiceProps {
  shown: BesideFile | null
  Dialog: FileDialogPart
  onShow(file: BesideFile | null): void
}

/** 「并排查看」: shows another of the user's files beside this one, or this one alone again (DOC-04). */
export function BesideChoice({ shown, Dialog, onShow }: BesideChoiceProps) {
  const { beside } = useViewerText()
  const [choosing, setChoosing] = useState(false)
  const label = shown ? beside.close : beside.open
  const close = () => setChoosing(false)
  return (
    <>
      <button
        type="button"
        className="icon-button-plain flex-none text-inherit max-600:hidden"
        aria-label={label}
        aria-pressed={shown !== null}
        title={label}
        onClick={() => (shown ? onShow(null) : setChoosing(true))}
      >
        <Icon drawing={shown ? PanelRightClose : SquareSplitHorizontal} />
      </button>
      {choosing && (
        <LazyPart onLost={close}>
          <Dialog
            wanted={{ from: 'centre' }}
            onChoose={([file]) => {
              close()
              if (file?.from === 'centre') onShow({ id: file.id, name: file.name })
            }}
            onClose={close}
          />
        </LazyPart>
      )}
    </>
  )
}
