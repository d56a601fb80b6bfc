import { LayoutTemplate } from 'lucide'
import { useState } from 'react'
import type { HomeLayout } from '~contract/platform/home-layouts'
import { useText } from '../../text/text-context'
import { allowedPicture } from '../../ui/allowed-picture'
import { recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import styles from './layout-dialog.module.css'

interface LayoutCardProps {
  layout: HomeLayout
  current: boolean
  saving: boolean
  onChoose(): void
}

/** One layout: its picture, name and kind, and the button that makes it the person's own. */
export function LayoutCard({ layout, current, saving, onChoose }: LayoutCardProps) {
  const { workbenchLayout: texts } = useText()
  const kind = texts.kinds[layout.layoutType]
  const name = layout.name || kind
  const action = current ? texts.current : saving ? texts.setting : texts.set
  const picture = allowedPicture((current && layout.iconActiveUrl) || layout.iconUrl)
  return (
    <li className={styles.card} data-current={current || undefined}>
      <span className={styles.picture}>
        <Picture key={picture} address={picture} />
      </span>
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>{kind}</span>
      </span>
      {/* It stays where it is when it is done: the focus must not fall out of the dialog. */}
      <button
        type="button"
        className={recipeClass('button', { variant: current ? 'solid' : 'outline', size: 'sm' })}
        aria-label={texts.named(action, name)}
        aria-pressed={current}
        aria-busy={saving}
        onClick={() => current || onChoose()}
      >
        {action}
      </button>
    </li>
  )
}

/** A drawing where there is no picture, or it cannot be had. */
function Picture({ address }: { address: string }) {
  const [lost, setLost] = useState(false)
  if (!address || lost) return <Icon drawing={LayoutTemplate} className={styles.drawing} />
  return <img src={address} alt="" loading="lazy" onError={() => setLost(true)} />
}
