import { useText } from '../../text/text-context'
import { ChangeForm } from './change-form'

interface SafeSettingProps {
  /** Where to return to. */
  redirect: string
  onClose?: () => void
}

/** The password form as part of another page, or of a dialog that it can close. */
export function SafeSetting({ redirect, ...dialog }: SafeSettingProps) {
  const { passwords } = useText()
  return (
    <div className="w-full max-w-440px">
      <p className="mb-4 text-muted break-anywhere">{passwords.afterwards}</p>
      <ChangeForm redirect={redirect} {...dialog} />
    </div>
  )
}
