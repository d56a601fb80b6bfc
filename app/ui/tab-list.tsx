import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface TabListProps<Value extends string | number> {
  values: readonly Value[]
  chosen: Value
  label: string
  /** The panel that shows the chosen tab. */
  panelId: string
  vertical?: boolean
  className: string
  tabClass?: string | undefined
  /** The content of a tab; `label`: its accessible name, if the content is not enough. */
  tab(value: NoInfer<Value>): { content: ReactNode; label?: string }
  onChoose(value: NoInfer<Value>): void
}

/** Tabs that can also be chosen with the arrow keys, Home and End. */
export function TabList<Value extends string | number>(props: TabListProps<Value>) {
  const { values, chosen, label, panelId, vertical = false, className, tabClass, tab } = props
  const list = useRef<HTMLDivElement>(null)
  const tabAt = (at: number) => list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]
  const now = values.indexOf(chosen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice scrolls into sight
  useEffect(() => {
    if (vertical) tabAt(now)?.scrollIntoView({ block: 'nearest' })
  }, [now])

  function onKeyDown(event: KeyboardEvent) {
    const last = values.length - 1
    const [back, on] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    const next = {
      [on]: now === last ? 0 : now + 1,
      [back]: now === 0 ? last : now - 1,
      Home: 0,
      End: last,
    }[event.key]
    const to = next === undefined ? undefined : values[next]
    if (next === undefined || to === undefined) return
    event.preventDefault()
    props.onChoose(to)
    tabAt(next)?.focus()
  }

  return (
    <div
      ref={list}
      className={className}
      role="tablist"
      aria-orientation={vertical ? 'vertical' : undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {values.map((value) => {
        const { content, label } = tab(value)
        const isChosen = value === chosen
        return (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${panelId}-${value}`}
            className={tabClass}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId : undefined}
            aria-label={label}
            tabIndex={isChosen ? 0 : -1}
            data-first={isChosen || undefined}
            onClick={() => props.onChoose(value)}
          >
            {content}
          </button>
        )
      })}
    </div>
  )
}
