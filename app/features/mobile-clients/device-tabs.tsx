import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Device } from '~contract/platform/device-clients'
import { useText } from '../../text/text-context'
import styles from './mobile-popover.module.css'

interface DeviceTabsProps {
  devices: readonly Device[]
  /** The place of the chosen one. */
  chosen: number
  /** What shows the chosen device. */
  panelId: string
  onChoose(index: number): void
}

/** A tab for each device, one below the other; arrow keys go from one to the next. */
export function DeviceTabs({ devices, chosen, panelId, onChoose }: DeviceTabsProps) {
  const { mobileClients } = useText()
  const list = useRef<HTMLDivElement>(null)
  const tabAt = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen comes into sight
  useEffect(() => {
    tabAt(chosen)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  function onKeyDown(event: KeyboardEvent) {
    const last = devices.length - 1
    const next = {
      ArrowDown: chosen === last ? 0 : chosen + 1,
      ArrowUp: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    tabAt(next)?.focus()
  }

  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-orientation="vertical"
      aria-label={mobileClients.devices}
      onKeyDown={onKeyDown}
    >
      {devices.map((device, index) => (
        <button
          key={device.id}
          type="button"
          role="tab"
          id={`${panelId}-${index}`}
          className={styles.tab}
          aria-selected={index === chosen}
          aria-controls={index === chosen ? panelId : undefined}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {device.name || mobileClients.nameless}
        </button>
      ))}
    </div>
  )
}
