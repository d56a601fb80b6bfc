import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'
import { inPageLink } from '../../ui/in-page-link'
import { Picture } from '../../ui/picture'
import styles from './brand-link.module.css'

interface BrandLinkProps {
  systemName: string
  classified: boolean
  /** The tenant's brand; '' = the system's. A picture without a name is shown alone. */
  brand: { picture: string; name: string }
  home: string
}

/** Logo and name on the left of the top bar (NAV-01). */
export function BrandLink({ systemName, classified, brand, home }: BrandLinkProps) {
  const { shell } = useText()
  const name = brand.name || systemName
  const alone = brand.picture !== '' && brand.name === ''
  const label = <span className={styles.name}>{name}</span>
  return (
    <a {...inPageLink} className={styles.home} href={home} title={name}>
      <Picture address={brand.picture} className={styles.picture} alt={alone ? name : ''}>
        <Emblem className={styles.emblem} />
        {alone && label}
      </Picture>
      {!alone && label}
      {classified && <span className={styles.mark}>{shell.classified}</span>}
    </a>
  )
}
