import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { spoken } from '../kit/spoken'

interface DropZoneProps {
  /** `folders`: there were folders among the dropped items; they are left out. */
  onDrop(files: File[], folders: boolean): void
  children: ReactNode
}

export function DropZone({ onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  /** A counter, because the elements inside fire enter and leave as well. */
  const depth = useRef(0)
  const brings = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

  function move(event: DragEvent, step: 1 | -1) {
    if (!brings(event)) return
    depth.current += step
    setOver(depth.current > 0)
  }

  function drop(event: DragEvent) {
    if (!brings(event)) return
    event.preventDefault()
    depth.current = 0
    setOver(false)
    const items = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file')
    const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry()?.isDirectory ?? false
    const files = items.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? [])
    onDrop(files, items.some(isFolder))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button 上传文件 does the same for the keyboard
    <div
      className="drop-zone relative"
      data-over={over}
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => brings(event) && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {over && (
        <p className="drop-hint absolute z-1 grid m-0 text-accent font-bold place-items-center pointer-events-none">
          {spoken('松开鼠标，上传到个人文件')}
        </p>
      )}
    </div>
  )
}
