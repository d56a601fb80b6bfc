import type { BuiltInProps } from '../../hosting/built-in'
import { useText } from '../../text/text-context'

export default function VersionManager(_: BuiltInProps) {
  const { builtIn } = useText()
  return <h1>{builtIn.titles['version-manager']}</h1>
}
