import { Star } from 'lucide'
import type { Command } from '../../shell/registry/registry'
import { appOf } from '../../shell/store/shell-state'

const path = '/personCollect/myCollect?classify=allCollect&menu=collect'

export const favouritesCommand: Command = {
  name: 'favourites',
  icon: Star,
  label: ({ personalMenu }) => personalMenu.favourites,
  offered: (state) => appOf(state, 'personCollect') !== undefined,
  run: ({ shell }) => shell.go(path),
  menu: 'user',
}
