import { useEffect, useRef, useState } from 'react'
import type { FileRecord } from '~contract/platform/files'

interface DeletedBarProps {
  record: FileRecord
  /** Settles when it was tried. */
  onRestore(): Promise<void>
  onClose(): void
}

/** The way back for what was just deleted; it stays until it is used or closed. The focus comes here from the row that went. */
export function DeletedBar({ record, onRestore, onClose }: DeletedBarProps) {
  const [busy, setBusy] = useState(false)
  const undo = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file was deleted
  useEffect(() => undo.current?.focus(), [record.id])

  async function restore() {
    if (busy) return
    setBusy(true)
    await onRestore()
    setBusy(false)
  }
  return (
    <div className="deleted-bar" role="status">
      <span className="deleted-name">已删除“{record.name}”</span>
      <button
        ref={undo}
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => void restore()}
      >
        {busy ? '正在撤销…' : '撤销'}
      </button>
      <button type="button" className="button plain" onClick={onClose}>
        关闭
      </button>
    </div>
  )
}
