import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import type { Theme } from '~contract/platform/themes'
import { Button } from '../../ui/button'
import { StateMessage } from '../../ui/state-message'
import { Preview } from './preview'
import { ThemeCard } from './theme-card'
import { GroundChoice, ThemeChoices } from './theme-choices'
import styles from './theme-setting.module.css'
import { useThemeText } from './use-theme-text'
import { type Choice, changesOf } from './use-themes'

interface ThemeFormProps {
  themes: readonly Theme[]
  current: Choice
  front: boolean
  saving: boolean
  save(choice: Choice): Promise<boolean>
}

export function ThemeForm({ themes, current, front, saving, save }: ThemeFormProps) {
  const themeSetting = useThemeText()
  const [wanted, setWanted] = useState<Partial<Choice>>({})
  const [nothing, setNothing] = useState(false)
  /** A choice that could not be saved stays selected, but the portal shows the stored one. */
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
    // Nothing was changed, so there is nothing to save.
    setNothing(true)
    cards.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      {front && changed && !refused && <Preview themes={themes} choice={choice} />}
      <Cards
        box={cards}
        themes={themes}
        current={current.id}
        chosen={choice.id}
        problem={nothing ? problem : undefined}
        onChoose={(id) => want({ id })}
      />
      <ThemeChoices settings={choice.settings} onChoose={(settings) => want({ settings })} />
      <GroundChoice
        color={choice.backgroundColor}
        fixed={choice.settings.scheme === 'contrast'}
        onChoose={(backgroundColor) => want({ backgroundColor })}
      />
      <div
        className={`sticky z-2 flex flex-wrap gap-y-2 gap-x-4 items-center mt-4 py-4 ${styles.actions}`}
      >
        <Button type="submit" aria-busy={saving}>
          {saving ? themeSetting.saving : themeSetting.save}
        </Button>
        <p className="text-danger" id={problem} role="alert">
          {nothing && themeSetting.none}
        </p>
      </div>
    </form>
  )
}

interface CardsProps {
  box: RefObject<HTMLDivElement>
  themes: readonly Theme[]
  current: Choice['id']
  chosen: Choice['id']
  /** The id of the error message for the choice. */
  problem: string | undefined
  onChoose(id: Theme['id']): void
}

function Cards({ box, themes, current, chosen, problem, onChoose }: CardsProps) {
  const themeSetting = useThemeText()
  if (themes.length === 0)
    return (
      <StateMessage kind="empty" title={themeSetting.empty} detail={themeSetting.emptyDetail} />
    )
  return (
    <div
      ref={box}
      className={`grid gap-4 ${styles.cards}`}
      role="radiogroup"
      aria-label={themeSetting.choices}
      aria-describedby={problem}
    >
      {themes.map((theme) => (
        <ThemeCard
          key={theme.id}
          theme={theme}
          current={theme.id === current}
          checked={theme.id === chosen}
          onChoose={() => onChoose(theme.id)}
        />
      ))}
    </div>
  )
}
