import { SafeSetting } from '../features/passwords/safe-setting'
import { PersonalSetting } from '../features/personal-setting/personal-setting'
import type { BuiltInProps } from '../hosting/built-in'

/** The personal centre with what other features bring to it. */
export default function PersonalCentre({ path }: BuiltInProps) {
  return <PersonalSetting path={path} safeSetting={<SafeSetting redirect={path} />} />
}
