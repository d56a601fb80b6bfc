import { CalendarDays, Clock, History, type IconNode, Landmark, ListTodo } from 'lucide'
import type { HostedApp } from '~contract/hosting/hosted-app'
import type { BarEntry, Feature } from '../../shell/registry/registry'
import type { Go } from '../../shell/store/router-link'
import { useShell, useShellState } from '../../shell/store/shell-context'
import { appOf } from '../../shell/store/shell-state'
import { useText } from '../../text/text-context'
import { BarButton } from '../../ui/bar-button'

/** The top bar's links to certain apps and to the predecessor systems. */
export const appLinks: Feature = { useBarEntries: useLinks }

interface Sign {
  id: string
  at: number
  label: string
  icon: IconNode
}

function useLinks(): BarEntry[] {
  const { bar: texts } = useText()
  const { go } = useShell()
  const apps = useShellState((state) => state.apps)
  const { bar, classified } = useShellState((state) => state.page)
  const app = (code: string) => appOf({ apps }, code)
  const schedule = bar.schedule ? (app('scheduleCenter') ?? app('rczx')) : undefined
  const service = classified ? undefined : app('service24')
  const sign = (id: string, at: number, label: string, icon: IconNode): Sign => ({
    id,
    at,
    label,
    icon,
  })
  return [
    toSystem(sign('v8', 30, texts.v8, Landmark), bar.v8, true),
    toApp(sign('schedule', 40, texts.schedule, CalendarDays), schedule, '/center/index', go),
    toApp(sign('service', 90, texts.service, Clock), service, '', go),
    toSystem(sign('old-system', 130, texts.oldSystem, History), bar.oldSystem, false),
    toApp(
      sign('todos', 140, texts.todos, ListTodo),
      app('pendCenter'),
      '/handle?menu=handle&code=handleall',
      go,
    ),
  ].flat()
}

/** Opens an app at one of its paths; '' = its first page. An app with a window of its own opens there. */
function toApp(sign: Sign, app: HostedApp | undefined, path: string, go: Go): BarEntry[] {
  if (!app) return []
  if (app.kind === 'window') return toSystem(sign, app.source, true)
  const { label, icon } = sign
  const href = path ? `/${encodeURIComponent(app.code)}${path}` : app.home
  return [
    {
      ...sign,
      button: <BarButton label={label} icon={icon} href={href} onOpen={() => go(href)} />,
    },
  ]
}

/** An empty `href` means that there is no such system. */
function toSystem(sign: Sign, href: string, newWindow: boolean): BarEntry[] {
  if (!href) return []
  const { label, icon } = sign
  return [
    { ...sign, button: <BarButton label={label} icon={icon} href={href} newWindow={newWindow} /> },
  ]
}
