import { FolderOpen } from 'lucide'
import type { Command } from '../../../shell/registry/registry'

/** Opened by an app through `props.pickFiles`; it is in no menu. */
export const pickFilesCommand: Command = {
  name: 'pick-files',
  icon: FolderOpen,
  label: ({ files }) => files.title,
  opens: () => import('./file-picker'),
}
