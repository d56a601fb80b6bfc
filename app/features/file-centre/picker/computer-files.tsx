import { Monitor } from 'lucide'
import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { usePickerText } from './use-picker-text'

interface ComputerFilesProps {
  accept: string
  multiple: boolean
  onChoose(files: File[]): void
}

/** The browser's own file picker. */
export function ComputerFiles({ accept, multiple, onChoose }: ComputerFilesProps) {
  const texts = usePickerText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="line gap-3 pt-3">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.fromComputer}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          if (target.files?.length) onChoose([...target.files])
        }}
      />
      <Button variant="outline" className="flex-none" onClick={() => input.current?.click()}>
        <Icon drawing={Monitor} className="size-16px" />
        {texts.fromComputer}
      </Button>
      <span className="quiet">{texts.computerHint}</span>
    </div>
  )
}
