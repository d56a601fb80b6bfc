import { useShellState } from '../../../shell/store/shell-context'
import FileDialog from './file-dialog'

/** Gives the app that asked the files that the user chooses. */
export default function FilePicker({ onClose }: { onClose(): void }) {
  const picking = useShellState((state) => state.picking)
  if (!picking) return null
  return (
    <FileDialog
      wanted={picking.wanted}
      onChoose={(files) => {
        picking.done(files)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
