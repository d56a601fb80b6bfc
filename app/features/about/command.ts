import { Info } from 'lucide'
import type { Command } from '../../shell/registry/registry'

export const aboutCommand: Command = {
  name: 'about',
  icon: Info,
  label: ({ about }) => about.title,
  opens: () => import('./about-dialog'),
  menu: 'user',
  palette: true,
}
