import { Dialog } from '@chakra-ui/react'
import { useState } from 'react'
import type { PickedFile, PickFilesOptions } from '~contract/hosting/props'
import { Button } from '../../../ui/button'
import { DialogFrame } from '../../../ui/overlay/dialog-frame'
import type { ListedFile } from '../file-centre.server'
import { CentreFiles } from './centre-files'
import { ComputerFiles } from './computer-files'
import { usePickerText } from './use-picker-text'

interface FileDialogProps {
  /** The title of the requesting app; undefined = the user opened the dialog. */
  asker?: string
  wanted: PickFilesOptions
  onChoose(files: PickedFile[]): void
  onClose(): void
}

/** 「选择文件」: files of the user's file centre, or of this computer (DOC-04). */
export default function FileDialog({ asker, wanted, onChoose, onClose }: FileDialogProps) {
  const texts = usePickerText()
  const [chosen, setChosen] = useState<readonly ListedFile[]>([])
  const { accept = '', multiple = false, from } = wanted
  const ofCentre = () =>
    chosen.flatMap(({ fileId, name }) =>
      fileId ? [{ from: 'centre', id: fileId, name } as const] : [],
    )
  const ofComputer = (files: readonly File[]) =>
    files.map((file) => ({ from: 'computer', name: file.name, file }) as const)

  return (
    <DialogFrame
      title={texts.title(multiple)}
      maxWidth="560px"
      onClose={onClose}
      {...(asker && { hint: texts.asker(asker) })}
    >
      <Dialog.Body>
        {from !== 'computer' && (
          <CentreFiles accept={accept} multiple={multiple} chosen={chosen} onChoose={setChosen} />
        )}
        {from !== 'centre' && (
          <ComputerFiles
            accept={accept}
            multiple={multiple}
            onChoose={(files) => onChoose([...(multiple ? ofCentre() : []), ...ofComputer(files)])}
          />
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <span className="quiet flex-1 self-center" role="status">
          {chosen.length > 0 && texts.chosen(chosen.length)}
        </span>
        <Button variant="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
        {from !== 'computer' && (
          <Button disabled={chosen.length === 0} onClick={() => onChoose(ofCentre())}>
            {texts.choose}
          </Button>
        )}
      </Dialog.Footer>
    </DialogFrame>
  )
}
