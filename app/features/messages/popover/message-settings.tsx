import { ArrowLeft } from 'lucide'
import { useId, useState, useSyncExternalStore } from 'react'
import { useText } from '../../../text/text-context'
import { recipeClass } from '../../../ui/classes'
import { Icon } from '../../../ui/icon'
import { askToNotify, canNotify, mayNotify } from '../arrivals/desktop'
import type { QuietHours } from '../arrivals/preferences'
import type { MessageDesk } from '../message-desk'
import panel from './message-popover.module.css'
import styles from './message-settings.module.css'
import { Switch } from './switch'

interface MessageSettingsProps {
  desk: MessageDesk
  onBack(): void
}

/** How the person hears of new messages on this device (LIVE-03). Every change holds at once. */
export function MessageSettings({ desk, onBack }: MessageSettingsProps) {
  const { settings } = useText().messages
  const { quiet } = useSyncExternalStore(desk.preferences.subscribe, desk.preferences.snapshot)
  const change = (changes: Partial<QuietHours>) =>
    desk.preferences.change({ quiet: { ...quiet, ...changes } })
  return (
    <>
      <header className={panel.head}>
        <button
          type="button"
          className={panel.tool}
          data-first
          aria-label={settings.back}
          title={settings.back}
          onClick={onBack}
        >
          <Icon drawing={ArrowLeft} />
        </button>
        <h2 className={styles.title}>{settings.title}</h2>
      </header>
      <div className={styles.body}>
        <DesktopSwitch desk={desk} />
        <section className={styles.group}>
          <Switch
            label={settings.quiet}
            detail={settings.quietDetail}
            on={quiet.on}
            onChange={(on) => change({ on })}
          />
          {quiet.on && <Hours quiet={quiet} onChange={change} />}
        </section>
        <Sources desk={desk} />
        <p className={styles.note}>{settings.device}</p>
      </div>
    </>
  )
}

function DesktopSwitch({ desk }: { desk: MessageDesk }) {
  const { settings } = useText().messages
  const { desktop } = useSyncExternalStore(desk.preferences.subscribe, desk.preferences.snapshot)
  const [refused, setRefused] = useState(false)
  const supported = canNotify()

  async function choose(on: boolean) {
    const allowed = on && (await askToNotify())
    setRefused(on && !allowed)
    desk.preferences.change({ desktop: allowed })
  }
  return (
    <section className={styles.group}>
      <Switch
        label={settings.desktop}
        detail={supported ? settings.desktopDetail : settings.unsupported}
        on={desktop && mayNotify()}
        disabled={!supported}
        error={refused ? settings.refused : ''}
        onChange={(on) => void choose(on)}
      />
    </section>
  )
}

interface HoursProps {
  quiet: QuietHours
  onChange(changes: Partial<QuietHours>): void
}

function Hours({ quiet: { from, to }, onChange }: HoursProps) {
  const { settings } = useText().messages
  return (
    <div className={styles.hours}>
      <Hour label={settings.from} time={from} onChange={(time) => onChange({ from: time })} />
      <Hour label={settings.to} time={to} onChange={(time) => onChange({ to: time })} />
      <span className={styles.crosses} role="status">
        {from === to ? settings.wholeDay : from > to && settings.nextDay}
      </span>
    </div>
  )
}

interface HourProps {
  label: string
  time: string
  onChange(time: string): void
}

/** A time that is not complete yet changes nothing. */
function Hour({ label, time, onChange }: HourProps) {
  const id = useId()
  return (
    <span className={styles.hour}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="time"
        className={recipeClass('input', { size: 'md' })}
        value={time}
        onChange={({ target }) => target.value && onChange(target.value)}
      />
    </span>
  )
}

function Sources({ desk }: { desk: MessageDesk }) {
  const { settings } = useText().messages
  const { muted } = useSyncExternalStore(desk.preferences.subscribe, desk.preferences.snapshot)
  const { rows } = useSyncExternalStore(desk.store.subscribe, desk.store.snapshot)
  const sources = [...new Set([...muted, ...rows.map(({ app }) => app)])].filter(Boolean).sort()
  const mute = (source: string, on: boolean) =>
    desk.preferences.change({
      muted: on ? [...muted, source] : muted.filter((one) => one !== source),
    })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{settings.muted}</legend>
      <p className={styles.detail}>
        {sources.length > 0 ? settings.mutedDetail : settings.noSources}
      </p>
      <div className={styles.sources}>
        {sources.map((source) => (
          <label key={source} className={styles.source} title={source}>
            <input
              type="checkbox"
              checked={muted.includes(source)}
              onChange={({ target }) => mute(source, target.checked)}
            />
            <span>{source}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
