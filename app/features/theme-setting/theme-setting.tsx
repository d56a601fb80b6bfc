import { type FormEvent, useId, useRef, useState } from 'react'
import type { BuiltInProps } from '../../hosting/built-in'
import type { Theme } from '../../platform/contract/themes'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Spinner } from '../../ui/spinner'
import { StateMessage } from '../../ui/state-message'
import { ThemeCard } from './theme-card'
import styles from './theme-setting.module.css'
import { useThemes } from './use-themes'

/** 「更换皮肤」: the skins as cards, one of them the person's (ME-02). */
export default function ThemeSetting(_: BuiltInProps) {
  const { themeSetting } = useText()
  const heading = useId()
  return (
    <section className={styles.page} aria-labelledby={heading}>
      <h1 className={styles.heading} id={heading}>
        {themeSetting.title}
      </h1>
      <p className={styles.hint}>{themeSetting.hint}</p>
      <Themes />
    </section>
  )
}

function Themes() {
  const { themeSetting, frame, hosting } = useText()
  const { themes, error, loading, reload, ...choice } = useThemes()
  if (!themes && !loading) {
    return (
      <div className={styles.centred}>
        <StateMessage kind="error" title={themeSetting.failed} detail={error}>
          <button
            type="button"
            className={recipeClass('button', { variant: 'solid', size: 'md' })}
            onClick={reload}
          >
            {frame.retry}
          </button>
        </StateMessage>
      </div>
    )
  }
  if (!themes) {
    return (
      <p className={styles.loading} role="status">
        <Spinner />
        {hosting.loading}
      </p>
    )
  }
  if (themes.length === 0) {
    return (
      <div className={styles.centred}>
        <StateMessage kind="empty" title={themeSetting.empty} detail={themeSetting.emptyDetail} />
      </div>
    )
  }
  return <ThemeForm themes={themes} {...choice} />
}

interface ThemeFormProps {
  themes: readonly Theme[]
  current: string
  saving: boolean
  save(id: string): void
}

function ThemeForm({ themes, current, saving, save }: ThemeFormProps) {
  const { themeSetting } = useText()
  const [chosen, setChosen] = useState('')
  const [nothing, setNothing] = useState(false)
  const cards = useRef<HTMLDivElement>(null)
  const problem = useId()
  const selected = chosen || current

  function submit(event: FormEvent) {
    event.preventDefault()
    // Nothing chosen, nothing saved.
    if (selected !== current) return save(selected)
    setNothing(true)
    cards.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
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
            current={theme.id === current}
            checked={theme.id === selected}
            onChoose={() => {
              setChosen(theme.id)
              setNothing(false)
            }}
          />
        ))}
      </div>
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
