import { CircleHelp, Footprints, Keyboard } from 'lucide'
import { helpTexts } from '~text/help'
import type { Command } from '../../shell/registry/registry'
import { isAppOnly } from '../../shell/store/shell-state'
import { guideAsked } from './guide-store'

export const helpCommand: Command = {
  name: 'help',
  icon: CircleHelp,
  label: ({ language }) => helpTexts[language].title,
  opens: () => import('./help-dialog'),
  menu: 'user',
  plain: true,
  palette: true,
}

export const keysCommand: Command = {
  name: 'keys',
  icon: Keyboard,
  label: ({ language }) => helpTexts[language].keys.title,
  opens: () => import('./keys-dialog'),
  palette: true,
}

export const firstStepsCommand: Command = {
  name: 'first-steps',
  icon: Footprints,
  label: ({ language }) => helpTexts[language].guide.title,
  offered: (state) => !isAppOnly(state),
  run: () => guideAsked.set(true),
  palette: true,
}
