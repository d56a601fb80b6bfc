import { type FormEvent, useId, useRef, useState } from 'react'
import type { Theme } from '~contract/platform/themes'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { StateMessage } from '../../ui/state-message'
import { GroundChoice } from './ground-choice'
import { LookChoices } from './look-choices'
import { Preview } from './preview'
import { ThemeCard } from './theme-card'
import styles from './theme-setting.module.css'
import { type Choice, changesOf } from './use-themes'

interface ThemeFormProps {
  themes: readonly Theme[]
  current: Choice
  front: boolean
  saving: boolean
  save(choice: Choice): Promise<boolean>
}

export function ThemeForm({ themes, current, front, saving, save }: ThemeFormProps) {
  const { themeSetting } = useText()
  const [wanted, setWanted] = useState<Partial<Choice>>({})
  const [nothing, setNothing] = useState(false)
  /** A choice that could not be saved stays, but the portal looks as it is kept. */
  const [refused, setRefused] = useState(false)
  const cards = useRef<HTMLDivElement>(null)
  const problem = useId()
  const choice = { ...current, ...wanted }
  const changed = Object.keys(changesOf(current, choice)).length > 0

  function want(part: Partial<Choice>) {
    setWanted({ ...wanted, ...part })
    setNothing(false)
    setRefused(false)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (changed) return setRefused(!(await save(choice)))
    // Nothing chosen, nothing saved.
    setNothing(true)
    cards.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      {front && changed && !refused && <Preview themes={themes} choice={choice} />}
      {themes.length === 0 ? (
        <StateMessage kind="empty" title={themeSetting.empty} detail={themeSetting.emptyDetail} />
      ) : (
        <div
          ref={cards}
          className={styles.cards}
          role="radiogroup"
          aria-label={themeSetting.choices}
          aria-describedby={nothing ? problem : undefined}
        >
          {themes.map((theme) => (
            <ThemeCard
              key={theme.id}
              theme={theme}
              current={theme.id === current.id}
              checked={theme.id === choice.id}
              onChoose={() => want({ id: theme.id })}
            />
          ))}
        </div>
      )}
      <LookChoices look={choice.look} onChoose={(look) => want({ look })} />
      <GroundChoice
        color={choice.backgroundColor}
        fixed={choice.look.scheme === 'contrast'}
        onChoose={(backgroundColor) => want({ backgroundColor })}
      />
      <div className={styles.actions}>
        <button
          type="submit"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          aria-busy={saving}
        >
          {saving ? themeSetting.saving : themeSetting.save}
        </button>
        <p className={styles.problem} id={problem} role="alert">
          {nothing && themeSetting.none}
        </p>
      </div>
    </form>
  )
}
