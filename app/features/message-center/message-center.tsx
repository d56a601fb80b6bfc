import type { BuiltInProps } from '../../hosting/built-in'
import { useText } from '../../text/text-context'

export default function MessageCenter(_: BuiltInProps) {
  const { builtIn } = useText()
  return <h1>{builtIn.titles['message-center']}</h1>
}
