import { useEffect } from 'react'
import { codeOfTab } from '../../../hosting/open-tabs'
import { isInFront } from '../../../shell/store/pick-files'
import { useShellState } from '../../../shell/store/shell-context'
import { appOf } from '../../../shell/store/shell-state'
import FileDialog from './file-dialog'

/** Passes the chosen files to the app that asked for them, for as long as that app is in front. */
export default function FilePicker({ onClose }: { onClose(): void }) {
  const picking = useShellState((state) => state.picking)
  const stands = useShellState((state) => picking !== null && isInFront(state, picking.app))
  // The name from the list of apps, not one that the app gives itself: the user must know which app is asking.
  const asker = useShellState((state) => picking && appOf(state, codeOfTab(picking.app.id))?.title)
  useEffect(() => {
    if (!stands) onClose()
  })
  if (!picking || !stands) return null
  return (
    <FileDialog
      asker={asker ?? ''}
      wanted={picking.wanted}
      onChoose={(files) => {
        picking.done(files)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
