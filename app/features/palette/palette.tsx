import { Dialog, Portal } from '@chakra-ui/react'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { noteRecent, readRecent } from '../../ui/kept'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { staysOpen } from '../../ui/overlay/stays-open'
import { StateMessage } from '../../ui/state-message'
import { paletteRecentKey } from '../../ui/storage-keys'
import type { Choice, ChoiceGroup, ChoiceKind } from './choice'
import { wordsOf } from './match'
import styles from './palette.module.css'
import { PaletteBox } from './palette-box'
import { optionId, PaletteList } from './palette-list'
import { prepare, rank } from './rank'
import type { PaletteState } from './use-palette-state'
import { type ServerGroupsProps, useServerGroups } from './use-server-groups'

/** Choices remembered (DESK-09). */
const paletteRecent = 8

export interface PaletteProps extends ServerGroupsProps {
  palette: PaletteState
  /** The user's id, for what they chose lately. */
  userId: string
  /** What there is to choose without the server. */
  groups: readonly { id: ChoiceKind; choices: readonly Choice[] }[]
}

/** The command palette (DESK-09): one box for tabs, apps, commands, documents and people. */
export function Palette({ palette, ...props }: PaletteProps) {
  const { palette: texts } = useText()
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
        // It would take the focus, and what was typed, from a palette that has come back meanwhile.
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

/** What is chosen runs at once, or once the palette has left the page. */
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
      // Enter once more while it leaves.
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
  const { palette: texts } = useText()
  const [typed, setTyped] = useState('')
  const [activeKey, setActiveKey] = useState('')
  const { shown, soonShown } = useGroups(groups, typed, userId)
  const found = useServerGroups(typed, server)
  const all = typed.trim() ? [...shown, ...found] : shown
  const active = activeOf(all, activeKey)
  const count = choicesOf(all).length
  const searching = found.some(({ note }) => note)

  /** What the keys mean: they may come before the list of what was typed is shown. */
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
      {count === 0 && !searching && <Nothing sought={typed.trim()} />}
      <p className="visually-hidden" role="status">
        {typed.trim() && !searching && texts.counted(count)}
      </p>
      <PaletteKeys mail={Boolean(active?.second)} />
    </>
  )
}

const hasChoices = ({ choices }: ChoiceGroup) => choices.length > 0
const choicesOf = (groups: readonly ChoiceGroup[]) => groups.flatMap(({ choices }) => choices)

/** The choice that Enter takes: the one the keys have come to, at first the first. */
function activeOf(groups: readonly ChoiceGroup[], key: string): Choice | undefined {
  const choices = choicesOf(groups)
  return choices.find((choice) => choice.key === key) ?? choices[0]
}

/** Where the group before or after begins. `at`: the place of the active choice among all. */
function firstOfGroup(groups: readonly ChoiceGroup[], at: number, step: 1 | -1): number {
  const full = groups.filter(hasChoices)
  const starts = full.map((_, index) => choicesOf(full.slice(0, index)).length)
  const current = starts.findLastIndex((start) => start <= at)
  return starts[(current + step + full.length) % full.length] ?? at
}

function Nothing({ sought }: { sought: string }) {
  const { palette } = useText()
  return (
    <div className="p-6">
      <StateMessage kind="missing" title={palette.nothing(sought)} detail={palette.nothingDetail} />
    </div>
  )
}

/**
 * The groups as they were when the palette opened: nothing changes under the user's hands. `soonShown` = what fits the
 * typed text, while that is not shown yet.
 */
function useGroups(groups: PaletteProps['groups'], typed: string, userId: string) {
  const { palette: texts } = useText()
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

/** Which keys do what, for sighted users; screen readers say it by themselves. */
function PaletteKeys({ mail }: { mail: boolean }) {
  const { palette } = useText()
  const { move, open, close } = palette.keys
  return (
    <p
      className={`flex flex-none flex-wrap gap-y-1 gap-x-4 border-t text-muted text-xs ${styles.keys}`}
      aria-hidden="true"
    >
      <span className="line gap-1">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {move}
      </span>
      <span className="line gap-1">
        <kbd>Enter</kbd>
        {open}
      </span>
      {mail && (
        <span className="line gap-1">
          <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
          {palette.keys.mail}
        </span>
      )}
      <span className="line gap-1">
        <kbd>Esc</kbd>
        {close}
      </span>
    </p>
  )
}
