import { Popover } from '@chakra-ui/react'
import { ListX, Undo2 } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { type TabId, tabsTo } from '../../hosting/open-tabs'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import type { StripTab, TabCommands } from '../store/strip-tab'
import styles from './tab-list.module.css'
import { TabListRows } from './tab-list-rows'

interface TabListProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** The id of its button. */
  triggerId: string
  tabs: readonly StripTab[]
  active: TabId
  commands: TabCommands
}

/** The list of all tabs below 「更多」. Rendered inside the shell, whose listener handles its links. */
export default function TabList(props: TabListProps) {
  const { open, onOpenChange, triggerId, tabs, active, commands } = props
  const { tabStrip } = useText()
  const { after, onGone } = useAfterList(onOpenChange)
  const isDirty = (id: TabId) => tabs.some((tab) => tab.id === id && tab.dirty)

  return (
    <OverlayProvider>
      <Popover.Root
        open={open}
        onOpenChange={(change) => onOpenChange(change.open)}
        onExitComplete={onGone}
        ids={{ trigger: triggerId }}
        autoFocus={false}
        portalled={false}
        lazyMount
        unmountOnExit
        positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 6 }}
      >
        <Popover.Positioner>
          <Popover.Content
            className={`flex flex-col rounded-md bg-surface text-md text-text outline-0 ${styles.list}`}
            aria-label={tabStrip.allTabs}
          >
            <TabListRows
              tabs={tabs}
              active={active}
              onGo={() => onOpenChange(false)}
              onIntend={commands.intend}
              onClose={(id) =>
                isDirty(id) ? after(() => commands.close([id])) : commands.close([id])
              }
            />
            <Commands tabs={tabs} commands={commands} after={after} />
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
    </OverlayProvider>
  )
}

type After = (run: () => void) => void

/**
 * Runs the chosen command once the list is gone: a dialog opened over it would count as part of it and close with it.
 */
function useAfterList(onOpenChange: TabListProps['onOpenChange']) {
  const chosen = useRef<() => void>()
  const after: After = (run) => {
    chosen.current = run
    onOpenChange(false)
  }
  const onGone = () => {
    const run = chosen.current
    chosen.current = undefined
    run?.()
  }
  return { after, onGone }
}

interface CommandsProps extends Pick<TabListProps, 'tabs' | 'commands'> {
  after: After
}

function Commands({ tabs, commands, after }: CommandsProps) {
  const { tabStrip } = useText()
  const all = tabsTo.closeAll(tabs).map((tab) => tab.id)
  return (
    <div className="flex-none p-1 border-t">
      <Command disabled={all.length === 0} onRun={() => after(() => commands.close(all))}>
        <Icon drawing={ListX} />
        {tabStrip.commands.closeAll}
      </Command>
      <Command disabled={!commands.canReopen} onRun={() => after(commands.reopen)}>
        <Icon drawing={Undo2} />
        {tabStrip.commands.reopen}
      </Command>
    </div>
  )
}

interface CommandProps {
  disabled: boolean
  onRun(): void
  children: ReactNode
}

function Command({ disabled, onRun, children }: CommandProps) {
  return (
    <button
      type="button"
      className={`flex items-center gap-2 w-full px-2.5 rounded-sm text-left focus:outline-inset ${styles.command}`}
      disabled={disabled}
      onClick={onRun}
    >
      {children}
    </button>
  )
}
