import { useEffect } from 'react'
import { codeOfTab } from '../../../hosting/open-tabs'
import { isInFront } from '../../../shell/store/pick-files'
import { useShellState } from '../../../shell/store/shell-context'
import { appOf } from '../../../shell/store/shell-state'
import FileDialog from './file-dialog'

/** Gives the app that asked the files that the user chooses, for as long as it is in front. */
export default function FilePicker({ onClose }: { onClose(): void }) {
  const picking = useShellState((state) => state.picking)
  const stands = useShellState((state) => picking !== null && isInFront(state, picking.app))
  // The name in the list of apps, not one that the app gives itself: the user is to know who asks.
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
