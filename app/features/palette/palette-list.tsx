import { Fragment, type MouseEvent } from 'react'
import { AppIcon } from '../../ui/app-icon'
import { classNames } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { SafeLine } from '../../ui/safe-html'
import type { Choice, ChoiceGroup, ShownChoice } from './choice'
import styles from './palette.module.css'
import { usePaletteText } from './use-palette-text'

/** A page has only one palette. */
export const listId = 'palette-list'
export const optionId = (key: string) => `palette-${key.replace(/\s/g, '_')}`

interface PaletteListProps {
  groups: readonly ChoiceGroup[]
  active: Choice | undefined
  onPoint(choice: Choice): void
  onChoose(choice: Choice, second: boolean): void
}

export function PaletteList({ groups, active, onPoint, onChoose }: PaletteListProps) {
  const palette = usePaletteText()
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={palette.results}
      className={`min-h-0 px-2 pt-0 pb-2 ${styles.list}`}
    >
      {groups.map(({ id, title, choices, more, note }) => (
        <div key={id} role="group" aria-labelledby={`palette-group-${id}`}>
          <div
            role="presentation"
            className="flex items-baseline sticky z-1 text-xs text-muted bg-surface px-2.5 pt-2.5 pb-1 gap-3 top-0"
          >
            <span id={`palette-group-${id}`}>{title}</span>
            {note && <span className="ml-auto">{note}</span>}
            {more > 0 && <span className="ml-auto">{palette.more(more)}</span>}
          </div>
          {choices.map((choice) => (
            <Option
              key={choice.key}
              choice={choice}
              active={choice.key === active?.key}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<PaletteListProps, 'onPoint' | 'onChoose'> {
  choice: ShownChoice
  active: boolean
}

function Option({ choice, active, onPoint, onChoose }: OptionProps) {
  const { icon, kind, detail, second } = choice
  const { groups } = usePaletteText()
  const choose = (event: MouseEvent, other: boolean) => {
    event.stopPropagation()
    onChoose(choice, other)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the box has the focus
    <div
      id={optionId(choice.key)}
      role="option"
      aria-selected={active}
      aria-keyshortcuts={second && 'Control+Enter'}
      className={classNames(
        'flex items-center cursor-pointer rounded-md px-2.5 py-1 gap-3 min-h-40px',
        'max-640:min-h-44px',
        active && `bg-accent-soft ${styles.active}`,
      )}
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      // Not on pointer enter: the list may move below a resting pointer.
      onPointerMove={() => active || onPoint(choice)}
      onClick={(event) => choose(event, false)}
    >
      {typeof icon === 'string' ? (
        <AppIcon icon={icon} className="size-20px" />
      ) : (
        <Icon drawing={icon} className={`text-muted size-20px ${styles.icon}`} />
      )}
      <span className="flex flex-wrap flex-1 items-baseline min-w-0 gap-x-3">
        <span className={`ellipsis max-w-full ${styles.title}`}>
          <Title {...choice} />
        </span>
        {detail && (
          <span className="quiet ellipsis max-w-full" title={detail}>
            {detail}
          </span>
        )}
      </span>
      {kind !== 'more' && <span className={`flex-none ${styles.source}`}>{groups[kind]}</span>}
      {second && (
        <span
          className="flex-none border-control rounded-md text-sm bg-surface px-2 py-1 hover:border-accent hover:text-accent"
          aria-hidden="true"
          onClick={(event) => choose(event, true)}
        >
          {second.label}
        </span>
      )}
    </div>
  )
}

/** The title with the matched characters marked. */
function Title({ title, html, positions = [] }: ShownChoice) {
  if (html?.trim()) return <SafeLine html={html} />
  if (positions.length === 0) return title
  const marked = new Set(positions)
  return [...title].map((sign, at) => (
    <Fragment key={at}>{marked.has(at) ? <em>{sign}</em> : sign}</Fragment>
  ))
}
