import { FolderOpen } from 'lucide'
import type { Command } from '../../../shell/registry/registry'

/** What an app opens by `props.pickFiles`; no menu has it. */
export const pickFilesCommand: Command = {
  name: 'pick-files',
  icon: FolderOpen,
  label: ({ files }) => files.title,
  opens: () => import('./file-picker'),
}
