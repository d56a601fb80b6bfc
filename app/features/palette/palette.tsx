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
  const chosen = useRef<Choice>()
  const { open, came } = palette
  useEffect(() => {
    if (open) came()
  }, [open, came])

  return (
    <OverlayProvider>
      <Dialog.Root
        {...staysOpen}
        open={open}
        lazyMount
        unmountOnExit
        initialFocusEl={() => box.current}
        // It would take the focus, and what was typed, from a palette that has come back meanwhile.
        restoreFocus={false}
        onOpenChange={({ open }) => open || palette.close()}
        onExitComplete={() => {
          const choice = chosen.current
          chosen.current = undefined
          if (choice?.leads) document.getElementById('content')?.focus()
          else palette.origin.giveBack()
          if (choice?.afterwards) choice.run()
          palette.gone()
        }}
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
                onChoose={(choice, second) => {
                  if (choice.remember) {
                    noteRecent(paletteRecentKey(props.userId), choice.remember, paletteRecent)
                  }
                  if (!choice.stays) {
                    chosen.current = choice
                    palette.close()
                  }
                  if (second) choice.second?.run()
                  else if (!choice.afterwards) choice.run()
                }}
              />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}

interface PaletteBodyProps extends Omit<PaletteProps, 'palette'> {
  box: React.RefObject<HTMLInputElement>
  early: React.RefObject<HTMLInputElement>
  onChoose(choice: Choice, second: boolean): void
}

function PaletteBody({ box, early, userId, groups, onChoose, ...server }: PaletteBodyProps) {
  const { palette: texts } = useText()
  const [typed, setTyped] = useState('')
  const [activeKey, setActiveKey] = useState('')
  const { shown, quick } = useGroups(groups, typed, userId)
  const found = useServerGroups(typed, server)
  const all = typed.trim() ? [...shown, ...found] : shown
  const choices = all.flatMap((group) => group.choices)
  const active = choices.find(({ key }) => key === activeKey) ?? choices[0]
  const searching = found.some(({ note }) => note)

  function move(to: number) {
    const next = choices[(to + choices.length) % choices.length]
    if (!next) return
    setActiveKey(next.key)
    document.getElementById(optionId(next.key))?.scrollIntoView({ block: 'nearest' })
  }

  /** To the first choice of the group before or after. */
  function moveGroup(step: 1 | -1) {
    const full = all.filter(hasChoices)
    const at = full.findIndex((group) => group.choices.some(({ key }) => key === active?.key))
    const first = full[(at + step + full.length) % full.length]?.choices[0]
    if (first) move(choices.indexOf(first))
  }

  const at = active ? choices.indexOf(active) : -1
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
        onMove={(step) => move(at + step)}
        onMoveGroup={moveGroup}
        onChoose={(second) => {
          const meant = quick ? quick() : active
          if (meant) onChoose(meant, second && Boolean(meant.second))
        }}
      />
      <PaletteList
        groups={all}
        active={active}
        onPoint={({ key }) => setActiveKey(key)}
        onChoose={onChoose}
      />
      {choices.length === 0 && !searching && <Nothing sought={typed.trim()} />}
      <p className="visually-hidden" role="status">
        {typed.trim() && !searching && texts.counted(choices.length)}
      </p>
      <PaletteKeys mail={Boolean(active?.second)} />
    </>
  )
}

const hasChoices = ({ choices }: ChoiceGroup) => choices.length > 0

function Nothing({ sought }: { sought: string }) {
  const { palette } = useText()
  return (
    <div className="p-6">
      <StateMessage kind="missing" title={palette.nothing(sought)} detail={palette.nothingDetail} />
    </div>
  )
}

/**
 * The groups as they were when the palette opened: nothing changes under the user's hands. `quick` = what an early Enter
 * chooses while the matches of the typed text are not shown yet: the first of them.
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
  const quick =
    listed !== typed && ((): Choice | undefined => fitting(typed).find(hasChoices)?.choices[0])
  return { shown, quick }
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
