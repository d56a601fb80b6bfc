import { ShieldCheck } from 'lucide'
import { secondFactorModulePath } from '~contract/portal/paths'
import { secondFactorTexts } from '~text/second-factor'
import type { Command } from '../../shell/registry/registry'

export const secondFactorCommand: Command = {
  name: 'second-factor',
  icon: ShieldCheck,
  label: ({ language }) => secondFactorTexts[language].title,
  run: ({ shell }) => shell.go(secondFactorModulePath),
  palette: true,
}
