import { Fingerprint, type IconNode, Smartphone } from 'lucide'
import { useId } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import type { OwnFactors } from './own-factors.server'
import { useFactorText } from './use-factor-text'

/** A factor to be removed: the question, and the step that removes it. */
export interface Removed {
  question: string
  step: object
}

interface FactorListProps {
  factors: OwnFactors
  onRemove(removed: Removed): void
}

/** The user's registered factors, each with a button to remove it. */
export function FactorList({ factors, onRemove }: FactorListProps) {
  const { language } = useText()
  const { title, kinds, centre } = useFactorText()
  const { totp, passkeys } = factors
  if (!totp && passkeys.length === 0) return <p>{centre.none}</p>
  const dateOf = (time: string) =>
    time ? new Date(time).toLocaleDateString(language, { dateStyle: 'medium' }) : ''
  return (
    <ul aria-label={title}>
      {totp && (
        <Row
          icon={Smartphone}
          name={kinds.totp}
          fact=""
          onRemove={() => onRemove({ question: centre.removeTotp, step: { step: 'totp-remove' } })}
        />
      )}
      {passkeys.map(({ id, name, addedAt }) => {
        const called = name || centre.unnamed
        return (
          <Row
            key={id}
            icon={Fingerprint}
            name={`${kinds.passkey} · ${called}`}
            fact={addedAt && centre.addedOn(dateOf(addedAt))}
            onRemove={() =>
              onRemove({
                question: centre.removePasskey(called),
                step: { step: 'passkey-remove', id },
              })
            }
          />
        )
      })}
    </ul>
  )
}

interface RowProps {
  icon: IconNode
  name: string
  fact: string
  onRemove(): void
}

function Row({ icon, name, fact, onRemove }: RowProps) {
  const { centre } = useFactorText()
  const id = useId()
  return (
    <li className="flex gap-3 items-center min-h-64px py-2 border-t">
      <Icon drawing={icon} className="text-muted size-24px" />
      <div className="grid flex-1 min-w-0 break-anywhere">
        <strong id={id}>{name}</strong>
        {fact && <span className="quiet">{fact}</span>}
      </div>
      <Button variant="outline" size="sm" aria-describedby={id} onClick={onRemove}>
        {centre.remove}
      </Button>
    </li>
  )
}
