import { signNames } from '~contract/platform/app-signs'

/** The signs of the portal's set, by their names. */
const signs = '/assets/app-signs.svg'
const isKnown = (icon: string) => (signNames as readonly string[]).includes(icon)

interface AppSignProps {
  /** A name of the portal's set, or a picture's address. */
  icon: string
  title: string
}

/** An app's sign as on the portal's rail; without one that is known, the first character of its title. Decorative. */
export function AppSign({ icon, title }: AppSignProps) {
  return (
    <span
      className="grid place-items-center size-40px text-accent font-bold text-18px bg-accent-soft rounded-lg"
      aria-hidden="true"
    >
      <Sign icon={icon} title={title} />
    </span>
  )
}

function Sign({ icon, title }: AppSignProps) {
  if (/[/:]/.test(icon)) return <img className="size-24px" src={icon} alt="" />
  if (!isKnown(icon)) return [...title][0]
  return (
    <svg className="size-24px" aria-hidden="true">
      <use href={`${signs}#${icon}`} />
    </svg>
  )
}
