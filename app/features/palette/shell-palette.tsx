import { LogOut } from 'lucide'
import { firstTabOf } from '../../hosting/open-tabs'
import { useCommands } from '../../shell/registry/use-commands'
import { useStripCommands } from '../../shell/registry/use-strip-commands'
import { pathOf } from '../../shell/store/place-of'
import { useShell, useShellState } from '../../shell/store/shell-context'
import { useTabs } from '../../shell/store/use-tabs'
import { useText } from '../../text/text-context'
import type { Choice } from './choice'
import { Palette } from './palette'
import { usePalette } from './palette-provider'
import { sources } from './sources'
import { usePaletteText } from './use-palette-text'

/** The command palette, with everything that this window offers. */
export default function ShellPalette() {
  const shell = useShell()
  const apps = useShellState((state) => state.apps)
  const groups = [
    { id: 'tab' as const, choices: useTabChoices() },
    { id: 'app' as const, choices: useAppChoices() },
    { id: 'command' as const, choices: useCommandChoices() },
  ]
  const page = useShellState((state) => state.page)
  const offered = new Set(
    sources.filter((source) => source.offered({ apps, page })).map(({ id }) => id),
  )
  return (
    <Palette
      palette={usePalette()}
      userId={page.user.userId}
      groups={groups}
      offered={offered}
      mail={offered.has('mail')}
      onOpen={shell.go}
    />
  )
}

function useTabChoices(): Choice[] {
  const { go } = useShell()
  const apps = useShellState((state) => state.apps)
  const active = useShellState((state) => state.active)
  return useTabs()
    .filter(({ id }) => id !== active)
    .map(({ id, code, title, icon, path }) => ({
      key: `tab:${id}`,
      kind: 'tab',
      title,
      icon,
      aliases: apps.flatMap((app) => (app.code === code && app.title !== title ? app.title : [])),
      ...(id === firstTabOf(code) && { remember: `app:${code}` }),
      leads: true,
      run: () => go(path, { tab: id }),
    }))
}

/** The apps without an open tab, including built-in ones, which are in no list of apps. */
function useAppChoices(): Choice[] {
  const palette = usePaletteText()
  const shell = useShell()
  const tabs = useTabs()
  const apps = useShellState((state) => state.apps)
  return apps
    .filter((app) => app.listed || app.kind === 'built-in')
    .filter((app) => !tabs.some((tab) => tab.id === firstTabOf(app.code)))
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
        run() {
          if (apart) window.open(source, '_blank', 'noopener')
          else shell.go(pathOf(shell.state, { code, home }))
        },
      }
    })
}

function useCommandChoices(): Choice[] {
  const shell = useShell()
  const texts = useText()
  const { commands, run } = useCommands()
  const { aliases } = usePaletteText()
  const known: Record<string, string> = {
    closeAll: aliases.closeAll,
    reload: aliases.reload,
    'sign-out': aliases.signOut,
  }
  const all = [
    ...useStripCommands(),
    ...commands
      .filter((command) => command.palette)
      .map(({ name, icon, label }) => ({ name, icon, title: label(texts), run: () => run(name) })),
    { name: 'sign-out', icon: LogOut, title: texts.signOut.title, run: () => shell.askToLeave() },
  ]
  return all.map(({ name, ...command }) => ({
    ...command,
    key: `command:${name}`,
    kind: 'command',
    remember: `command:${name}`,
    afterwards: true,
    ...(known[name] && { aliases: [known[name]] }),
  }))
}
