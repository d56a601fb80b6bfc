import { ArrowLeft } from 'lucide'
import { useId, useState, useSyncExternalStore } from 'react'
import { useText } from '../../../text/text-context'
import { recipeClass } from '../../../ui/classes'
import { IconButton } from '../../../ui/icon-button'
import { askToNotify, canNotify, mayNotify } from '../arrivals/desktop'
import type { QuietHours } from '../arrivals/preferences'
import type { MessageStore } from '../message-store'
import styles from './message-settings.module.css'
import { SwitchRow } from './switch-row'

interface MessageSettingsProps {
  store: MessageStore
  onBack(): void
}

/** How the user is notified of new messages on this device (LIVE-03). Every change applies at once. */
export function MessageSettings({ store, onBack }: MessageSettingsProps) {
  const { settings } = useText().messages
  const { quiet } = useSyncExternalStore(store.preferences.subscribe, store.preferences.snapshot)
  const change = (changes: Partial<QuietHours>) =>
    store.preferences.change({ quiet: { ...quiet, ...changes } })
  return (
    <>
      <div className="head-bar gap-1 min-h-52px px-2 py-0">
        <IconButton icon={ArrowLeft} label={settings.back} data-first onClick={onBack} />
        <h2 className="text-lg">{settings.title}</h2>
      </div>
      <div className="fill-scroll px-4 py-0 overscroll-contain">
        <DesktopSwitch store={store} />
        <section className="min-w-0 py-4 border-0 border-b">
          <SwitchRow
            label={settings.quiet}
            detail={settings.quietDetail}
            on={quiet.on}
            onChange={(on) => change({ on })}
          />
          {quiet.on && <Hours quiet={quiet} onChange={change} />}
        </section>
        <Sources store={store} />
        <p className="quiet my-4">{settings.device}</p>
      </div>
    </>
  )
}

function DesktopSwitch({ store }: { store: MessageStore }) {
  const { settings } = useText().messages
  const { desktop } = useSyncExternalStore(store.preferences.subscribe, store.preferences.snapshot)
  const [refused, setRefused] = useState(false)
  const supported = canNotify()

  async function choose(on: boolean) {
    const allowed = on && (await askToNotify())
    setRefused(on && !allowed)
    store.preferences.change({ desktop: allowed })
  }
  return (
    <section className="min-w-0 py-4 border-0 border-b">
      <SwitchRow
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
    <div className="quiet line flex-wrap mt-3">
      <Hour label={settings.from} time={from} onChange={(time) => onChange({ from: time })} />
      <Hour label={settings.to} time={to} onChange={(time) => onChange({ to: time })} />
      <span className="text-text" role="status">
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

/** An incomplete time changes nothing. */
function Hour({ label, time, onChange }: HourProps) {
  const id = useId()
  return (
    <span className="line whitespace-nowrap">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="time"
        className={`${recipeClass('input', { size: 'md' })} w-108px`}
        value={time}
        onChange={({ target }) => target.value && onChange(target.value)}
      />
    </span>
  )
}

function Sources({ store }: { store: MessageStore }) {
  const { settings } = useText().messages
  const { muted } = useSyncExternalStore(store.preferences.subscribe, store.preferences.snapshot)
  const { rows } = useSyncExternalStore(store.unread.subscribe, store.unread.snapshot)
  const sources = [...new Set([...muted, ...rows.map(({ app }) => app)])].filter(Boolean).sort()
  const mute = (source: string, on: boolean) =>
    store.preferences.change({
      muted: on ? [...muted, source] : muted.filter((one) => one !== source),
    })
  return (
    <fieldset className="min-w-0 py-4 border-0 border-b">
      <legend className="font-medium float-left w-full">{settings.muted}</legend>
      <p className="quiet clear-both">
        {sources.length > 0 ? settings.mutedDetail : settings.noSources}
      </p>
      <div className={`grid gap-y-1 gap-x-3 mt-2 ${styles.sources}`}>
        {sources.map((source) => (
          <label key={source} className="line min-w-0 cursor-pointer min-h-32px" title={source}>
            <input
              type="checkbox"
              checked={muted.includes(source)}
              onChange={({ target }) => mute(source, target.checked)}
            />
            <span className="ellipsis">{source}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
