import { Dialog, Portal } from '@chakra-ui/react'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { noteRecent, readRecent } from '../../ui/kept'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { staysOpen } from '../../ui/overlay/stays-open'
import { StateMessage } from '../../ui/state-message'
import { paletteRecentKey } from '../../ui/storage-keys'
import { activeOf, choicesOf, countOf, firstOfGroup } from './among-choices'
import type { Choice, ChoiceGroup, ChoiceKind } from './choice'
import { wordsOf } from './match'
import styles from './palette.module.css'
import { PaletteBox } from './palette-box'
import { PaletteKeys } from './palette-keys'
import { optionId, PaletteList } from './palette-list'
import { prepare, rank } from './rank'
import type { PaletteState } from './use-palette-state'
import { usePaletteText } from './use-palette-text'
import { type SourceGroupsProps, useSourceGroups } from './use-source-groups'

/** How many recent choices are remembered (DESK-09). */
const paletteRecent = 8

export interface PaletteProps extends SourceGroupsProps {
  palette: PaletteState
  /** The user's id: recent choices are stored per user. */
  userId: string
  /** The choices that need no server. */
  groups: readonly { id: ChoiceKind; choices: readonly Choice[] }[]
}

/** The command palette (DESK-09), the portal's single search (LOOK-13): one box for everything the user has. */
export function Palette({ palette, ...props }: PaletteProps) {
  const texts = usePaletteText()
  const box = useRef<HTMLInputElement>(null)
  const { choose, left } = useChoosing(palette, props.userId)

  return (
    <OverlayProvider>
      <Dialog.Root
        {...staysOpen}
        open={palette.open}
        lazyMount
        unmountOnExit
        initialFocusEl={() => box.current}
        // Restoring would take the focus, and the typed text, from a palette that has meanwhile reopened.
        restoreFocus={false}
        onOpenChange={({ open }) => open || palette.close()}
        onExitComplete={left}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner className={styles.positioner}>
            <Dialog.Content className={styles.panel} aria-label={texts.title}>
              <PaletteBody
                key={palette.times}
                {...props}
                box={box}
                early={palette.early}
                onChoose={choose}
              />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}

/** Runs what was chosen at once, or once the palette has left the page. */
function useChoosing({ open, times, came, close, gone, origin }: PaletteState, userId: string) {
  const chosen = useRef<Choice>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have come back before it had left
  useEffect(() => {
    if (!open) return
    chosen.current = undefined
    came()
  }, [open, times, came])

  return {
    choose(choice: Choice, second: boolean) {
      // Enter was pressed again while the palette closes.
      if (!open) return
      if (choice.remember) noteRecent(paletteRecentKey(userId), choice.remember, paletteRecent)
      if (!choice.stays) {
        chosen.current = choice
        close(choice.afterwards)
      }
      if (second) choice.second?.run()
      else if (!choice.afterwards) choice.run()
    },
    left() {
      const choice = chosen.current
      chosen.current = undefined
      if (choice?.leads) document.getElementById('content')?.focus()
      else origin.giveBack()
      if (choice?.afterwards) choice.run()
      gone()
    },
  }
}

interface PaletteBodyProps extends Omit<PaletteProps, 'palette'> {
  box: React.RefObject<HTMLInputElement>
  early: React.RefObject<HTMLTextAreaElement>
  onChoose(choice: Choice, second: boolean): void
}

function PaletteBody({ box, early, userId, groups, onChoose, ...server }: PaletteBodyProps) {
  const texts = usePaletteText()
  const [typed, setTyped] = useState('')
  const [activeKey, setActiveKey] = useState('')
  const { shown, soonShown } = useGroups(groups, typed, userId)
  const found = useSourceGroups(typed, server, texts)
  const all = typed.trim() ? [...shown, ...found] : shown
  const active = activeOf(all, activeKey)
  const none = choicesOf(all).length === 0
  const waiting = found.filter(({ note }) => note)

  /** The groups that the keys refer to: keys may arrive before the list for the typed text is rendered. */
  const meant = () => soonShown() ?? all

  function move(stepIn: (groups: readonly ChoiceGroup[], at: number) => number) {
    const groups = meant()
    const choices = choicesOf(groups)
    const current = activeOf(groups, activeKey)
    const to = stepIn(groups, current ? choices.indexOf(current) : -1)
    const next = choices[(to + choices.length) % choices.length]
    if (!next) return
    setActiveKey(next.key)
    document.getElementById(optionId(next.key))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <PaletteBox
        box={box}
        early={early}
        typed={typed}
        active={active}
        onType={(text) => {
          setTyped(text)
          setActiveKey('')
        }}
        onMove={(step) => move((_, at) => at + step)}
        onMoveGroup={(step) => move((groups, at) => firstOfGroup(groups, at, step))}
        onChoose={(second) => {
          const choice = activeOf(meant(), activeKey)
          if (choice) onChoose(choice, second && Boolean(choice.second))
        }}
      />
      <PaletteList
        groups={all}
        active={active}
        onPoint={({ key }) => setActiveKey(key)}
        onChoose={onChoose}
      />
      {none && waiting.length === 0 && <Nothing sought={typed.trim()} />}
      <p className="visually-hidden" role="status">
        {typed.trim() && waiting.every(({ slow }) => slow) && <Count all={all} waiting={waiting} />}
      </p>
      <PaletteKeys mail={Boolean(active?.second)} />
    </>
  )
}

/** What screen readers announce once all sources, or all but the slow ones, have answered. */
function Count({ all, waiting }: Record<'all' | 'waiting', readonly ChoiceGroup[]>) {
  const { phrases } = useText()
  const palette = usePaletteText()
  const counted = palette.counted(countOf(all))
  if (waiting.length === 0) return counted
  const names = phrases.listed(waiting.map(({ title }) => title))
  return phrases.joined([counted, palette.stillSearching(names)])
}

function Nothing({ sought }: { sought: string }) {
  const palette = usePaletteText()
  return (
    <div className="grid place-items-center p-6">
      <StateMessage kind="missing" title={palette.nothing(sought)} detail={palette.nothingDetail} />
    </div>
  )
}

/**
 * The groups as they were when the palette opened, so that nothing changes under the user's hands. `soonShown`: the
 * groups for the typed text, while they are not rendered yet.
 */
function useGroups(groups: PaletteProps['groups'], typed: string, userId: string) {
  const texts = usePaletteText()
  const [prepared] = useState(() =>
    groups.map(({ id, choices }) => ({
      id,
      title: texts.groups[id === 'more' ? 'command' : id],
      choices: prepare(choices),
    })),
  )
  const [recent] = useState(() => readRecent(paletteRecentKey(userId), paletteRecent))
  const fitting = useCallback(
    (text: string): ChoiceGroup[] => rank(prepared, wordsOf(text), recent, texts.groups.recent),
    [prepared, recent, texts],
  )
  const listed = useDeferredValue(typed)
  const shown = useMemo(() => fitting(listed), [fitting, listed])
  return { shown, soonShown: () => (listed === typed ? null : fitting(typed)) }
}
