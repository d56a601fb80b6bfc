import {
  ExternalLink,
  type IconNode,
  ListX,
  LogOut,
  Maximize2,
  PanelTop,
  Pin,
  RotateCw,
  Settings2,
  Undo2,
  X,
} from 'lucide'
import type { HostedApp } from '~contract/hosting/hosted-app'
import type { Choice } from '../../features/palette/choice'
import { Palette } from '../../features/palette/palette'
import { useText } from '../../text/text-context'
import { personalIcons, usePersonalLabels } from '../bar/personal-labels'
import { usePersonalItems } from '../bar/use-personal-items'
import { useFeatures } from '../features-context'
import { useShell, useShellState } from '../shell-context'
import type { Go } from '../store/shell'
import { appOf, isFramed } from '../store/shell-state'
import { menuItems } from '../tabs/menu-items'
import type { StripTab, TabCommands } from '../tabs/strip-tab'
import { useTabStrip } from '../tabs/use-tab-strip'

interface Sources {
  apps: readonly HostedApp[]
  tabs: readonly StripTab[]
  active: string
  commands: TabCommands
  /** Rail and tab strip are there. */
  framed: boolean
  go: Go
}

/** Of the personal menu's entries those that are no apps, which are found as such. */
const personalCommands = ['info', 'theme', 'layout', 'password', 'about', 'switch-account'] as const

const tabIcons: Record<string, IconNode> = {
  reload: RotateCw,
  pin: Pin,
  unpin: Pin,
  openInWindow: ExternalLink,
  close: X,
  closeOthers: ListX,
  closeLeft: ListX,
  closeRight: ListX,
  closeAll: ListX,
  reopen: Undo2,
}

/** The command palette over everything that this window has. */
export default function ShellPalette() {
  const shell = useShell()
  const apps = useShellState((state) => state.apps)
  const framed = useShellState(isFramed)
  const sources: Sources = { apps, framed, go: shell.go, ...useTabStrip() }
  const groups = [
    { id: 'tab' as const, choices: tabChoices(sources) },
    { id: 'app' as const, choices: useAppChoices(sources) },
    { id: 'command' as const, choices: useCommands(sources) },
  ]
  const has = (code: string) => appOf({ apps }, code) !== undefined
  return (
    <Palette
      palette={useFeatures().palette}
      owner={useShellState((state) => state.page.person.userId)}
      groups={groups}
      documents={has('gwsearch')}
      people={has('addresslist')}
      mail={has('inbox')}
      onOpen={shell.go}
    />
  )
}

function tabChoices({ tabs, active, apps, go }: Sources): Choice[] {
  return tabs
    .filter(({ id }) => id !== active)
    .map(({ id, code, title, icon, path }) => ({
      key: `tab:${id}`,
      kind: 'tab',
      title,
      icon,
      aliases: apps.flatMap((app) => (app.code === code && app.title !== title ? app.title : [])),
      ...(id === code && { remember: `app:${code}` }),
      leads: true,
      run: () => go(path, { tab: id }),
    }))
}

/** Those that have no tab; the portal's own are in no list. */
function useAppChoices({ apps, tabs, go }: Sources): Choice[] {
  const { palette } = useText()
  return apps
    .filter((app) => app.listed || app.kind === 'built-in')
    .filter((app) => !tabs.some((tab) => tab.id === app.code))
    .map(({ code, title, icon, group, kind, home, source }) => {
      const apart = kind === 'window'
      return {
        key: `app:${code}`,
        kind: 'app',
        title,
        icon,
        detail: apart ? palette.newWindow : group,
        remember: `app:${code}`,
        leads: !apart,
        run: () => (apart ? void window.open(source, '_blank', 'noopener') : go(home)),
      }
    })
}

function useCommands({ tabs, active, commands, framed }: Sources): Choice[] {
  const shell = useShell()
  const items = usePersonalItems()
  const { palette, tabStrip, shortcuts, signOut } = useText()
  const labels = usePersonalLabels()
  const command = (name: string, title: string, icon: IconNode, run: () => void): Choice => ({
    key: `command:${name}`,
    kind: 'command',
    title,
    icon,
    remember: `command:${name}`,
    afterwards: true,
    run,
  })
  const tab = tabs.find(({ id }) => id === active)
  const ofTab = (tab ? menuItems(tabs, tab, active, commands).flat() : [])
    .filter(({ name, disabled }) => name in tabIcons && !disabled)
    .map(({ name, run }) => {
      const title = name === 'close' ? palette.closeCurrent : tabStrip.commands[name]
      return command(name, title, tabIcons[name] ?? X, run)
    })
  const bar = commands.headerHidden ? tabStrip.showHeader : tabStrip.hideHeader
  const all = [
    ...(framed ? ofTab : ofTab.filter(({ key }) => key === 'command:reload')),
    ...(framed
      ? [
          command('fullScreen', tabStrip.fullScreen, Maximize2, commands.enterFullScreen),
          command('header', bar, PanelTop, commands.toggleHeader),
          command('customise', shortcuts.title, Settings2, () => shell.open('shortcuts')),
        ]
      : []),
    ...personalCommands.flatMap((name) => {
      const run = items[name]
      return run ? command(name, labels[name], personalIcons[name], run) : []
    }),
    command('sign-out', signOut.title, LogOut, () => items['sign-out']?.()),
  ]
  const aliases: Record<string, string> = {
    'command:closeAll': palette.aliases.closeAll,
    'command:reload': palette.aliases.reload,
    'command:sign-out': palette.aliases.signOut,
  }
  return all.map((choice) => {
    const alias = aliases[choice.key]
    return alias ? { ...choice, aliases: [alias] } : choice
  })
}
