import type { BuiltInProps } from '../../hosting/built-in'
import { useText } from '../../text/text-context'

export default function ThemeSetting(_: BuiltInProps) {
  const { builtIn } = useText()
  return <h1>{builtIn.titles['theme-setting']}</h1>
}
