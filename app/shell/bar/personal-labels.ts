import {
  BookOpen,
  type IconNode,
  IdCard,
  Info,
  KeyRound,
  LayoutTemplate,
  Palette,
  Star,
  Tag,
  UserCog,
  Users,
} from 'lucide'
import { useText } from '../../text/text-context'
import type { personalItemNames } from './personal-items'

/** The pictures of the personal menu’s entries. */
export const personalIcons: Record<(typeof personalItemNames)[number], IconNode> = {
  info: IdCard,
  theme: Palette,
  layout: LayoutTemplate,
  password: KeyRound,
  centre: UserCog,
  favourites: Star,
  guide: BookOpen,
  version: Tag,
  about: Info,
  'switch-account': Users,
}

/** The words of the personal menu’s entries. */
export function usePersonalLabels(): Record<(typeof personalItemNames)[number], string> {
  const texts = useText()
  const { frame, personalMenu, accounts, builtIn, personalSetting } = texts
  return {
    info: personalSetting.info,
    theme: personalMenu.theme,
    layout: texts.workbenchLayout.title,
    password: frame.changePassword,
    centre: builtIn.titles['personal-setting'],
    favourites: personalMenu.favourites,
    guide: texts.operationGuide.title,
    version: personalMenu.version,
    about: texts.about.title,
    'switch-account': accounts.switch,
  }
}
