import { type IconNode, X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import styles from './notices.module.css'

interface CornerCardProps {
  drawing: IconNode
  title: string
  /** Seconds until the card closes on its own; 0 = it does not. */
  left: number
  /** Seconds until the card can be closed; 0 = it can be now. */
  wait?: number
  /** Handlers that pause the countdown, if there is one. */
  holding: object
  /** The card's own buttons; without any, it has a close button. */
  actions?: ReactNode
  children: ReactNode
  onClose(): void
}

/** A card at the bottom right, beside the work. */
export function CornerCard({ drawing, title, left, wait = 0, holding, ...card }: CornerCardProps) {
  const { notices: texts } = useText()
  const heading = useId()
  return (
    <div
      role="dialog"
      aria-labelledby={heading}
      className={`floating comes flex flex-col gap-2 max-w-full py-4 px-5 pointer-events-auto ${styles.card}`}
      {...holding}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && wait === 0) card.onClose()
      }}
    >
      <header className="flex items-start gap-2">
        <Icon drawing={drawing} className="text-accent w-20px h-24px" />
        <h2 id={heading} className="flex-1 min-w-0 break-anywhere text-lg leading-24px">
          {title}
        </h2>
        {wait === 0 && !card.actions && (
          <button
            type="button"
            className={`icon-button size-32px ${styles.cardClose}`}
            aria-label={texts.close}
            onClick={card.onClose}
          >
            <Icon drawing={X} />
          </button>
        )}
      </header>
      {card.children}
      {(wait > 0 || left > 0 || card.actions) && (
        <footer className="line flex-wrap">
          <p className="quiet tabular-nums flex-1">
            {wait > 0 && texts.closable(wait)}
            {left > 0 && texts.closing(left)}
          </p>
          {card.actions}
        </footer>
      )}
    </div>
  )
}
