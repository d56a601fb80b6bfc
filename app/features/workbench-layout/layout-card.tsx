import { LayoutTemplate } from 'lucide'
import { useState } from 'react'
import type { HomeLayout } from '~contract/platform/home-layouts'
import { allowedPicture } from '../../ui/allowed-picture'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import styles from './layout-dialog.module.css'
import { useLayoutText } from './use-layout-text'

interface LayoutCardProps {
  layout: HomeLayout
  current: boolean
  saving: boolean
  onChoose(): void
}

/** One layout: its picture, name and kind, and the button that chooses it. */
export function LayoutCard({ layout, current, saving, onChoose }: LayoutCardProps) {
  const texts = useLayoutText()
  const kind = texts.kinds[layout.layoutType]
  const name = layout.name || kind
  const action = current ? texts.current : saving ? texts.setting : texts.set
  const picture = allowedPicture((current && layout.iconActiveUrl) || layout.iconUrl)
  return (
    <li
      className={`card grid gap-2 items-center pb-3 overflow-hidden ${styles.card}`}
      data-current={current || undefined}
    >
      <span
        className={`grid place-items-center border-b bg-sunken overflow-hidden ${styles.picture}`}
      >
        <Picture key={picture} address={picture} />
      </span>
      <span className="grid min-w-0 pl-3 max-640:pl-1 max-640:pr-0 max-640:py-2">
        <span className="break-anywhere font-medium">{name}</span>
        <span className="text-xs text-muted">{kind}</span>
      </span>
      {/* The button stays mounted after saving: the focus must not leave the dialog. */}
      <Button
        variant={current ? 'solid' : 'outline'}
        size="sm"
        aria-label={texts.named(action, name)}
        aria-pressed={current}
        aria-busy={saving}
        onClick={() => current || onChoose()}
      >
        {action}
      </Button>
    </li>
  )
}

/** A drawing if there is no picture or it fails to load. */
function Picture({ address }: { address: string }) {
  const [lost, setLost] = useState(false)
  if (!address || lost) return <Icon drawing={LayoutTemplate} className={styles.drawing} />
  return (
    <img
      className="block w-full h-full min-w-0 object-cover"
      src={address}
      alt=""
      loading="lazy"
      onError={() => setLost(true)}
    />
  )
}
