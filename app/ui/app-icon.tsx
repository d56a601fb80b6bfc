import { allowedPicture } from './allowed-picture'
import { appSigns } from './app-signs'
import { Icon } from './icon'

export const defaultIcon = '/assets/icon_default.png'

/** An app's icon: one of the set by name, a picture by address, else the default picture. Decorative. */
export function AppIcon({ icon, className }: { icon: string; className: string }) {
  const sign = appSigns[icon]
  // An array check, as a backend might name a property that every object has.
  if (Array.isArray(sign)) {
    const [drawing, tone] = sign
    return <Icon drawing={drawing} className={`sign sign-${tone} ${className}`} />
  }
  const address = allowedPicture(icon) || defaultIcon
  return <img className={className} src={address} alt="" width={24} height={24} loading="lazy" />
}
