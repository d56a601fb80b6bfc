import {
  Bell,
  Bot,
  CalendarDays,
  Clock,
  Download,
  FileSearch,
  FolderOpen,
  History,
  type IconNode,
  Landmark,
  ListTodo,
  MessageCircleQuestion,
  MessageSquarePlus,
  Search,
  Smartphone,
} from 'lucide'
import type { HostedApp } from '~contract/hosting/hosted-app'
import type { Texts } from '~text/zh-CN'
import { SearchButton } from '../../features/document-search/search-button'
import { DownloadsButton } from '../../features/downloads/downloads-button'
import type { Downloads } from '../../features/downloads/use-downloads'
import { FeedbackButton } from '../../features/feedback/feedback-button'
import { FilesButton } from '../../features/file-centre/files-button'
import type { Upload } from '../../features/file-centre/uploads'
import { MessagesButton } from '../../features/messages/messages-button'
import type { Messages } from '../../features/messages/use-messages'
import { MobileButton } from '../../features/mobile-clients/mobile-button'
import type { PaletteState } from '../../features/palette/use-palette'
import { BarButton } from '../../ui/bar-button'
import type { PortalPage } from '../portal-page.server'
import type { BarEntry } from './bar-entry'

interface BarParts {
  page: Pick<PortalPage, 'assistant' | 'bar' | 'classified' | 'mobileClients'>
  texts: Texts
  appOf(code: string): HostedApp | undefined
  go(path: string): void
  messages: Messages
  palette: PaletteState
  downloads: Downloads
  uploads: readonly Upload[]
  openAssistant(): void
}

/** The entries on the right of the top bar, in their order, each with its condition (NAV-03). */
export function barEntries(parts: BarParts): BarEntry[] {
  const { page, texts, appOf, go, messages, downloads, uploads } = parts
  const { bar } = page
  const schedule = bar.schedule ? (appOf('scheduleCenter') ?? appOf('rczx')) : undefined
  const service = page.classified ? undefined : appOf('service24')
  const entries: (BarEntry | false)[] = [
    paletteEntry(parts),
    appOf('gwsearch') !== undefined && {
      id: 'search',
      label: texts.documentSearch.title,
      icon: FileSearch,
      stays: true,
      button: <SearchButton onGo={go} />,
    },
    bar.v8 !== '' && outside('v8', texts.bar.v8, Landmark, bar.v8),
    ofApp('schedule', texts.bar.schedule, CalendarDays, schedule, '/center/index', go),
    ...assistantEntries(parts),
    bar.files &&
      appOf('center') !== undefined && {
        id: 'files',
        label: texts.files.title,
        icon: FolderOpen,
        count: uploads.length,
        button: <FilesButton uploads={uploads} />,
      },
    {
      id: 'messages',
      label: texts.messages.title,
      icon: Bell,
      stays: true,
      button: <MessagesButton messages={messages} />,
    },
    ofApp('service', texts.bar.service, Clock, service, '', go),
    page.mobileClients && {
      id: 'mobile',
      label: texts.mobileClients.title,
      icon: Smartphone,
      button: <MobileButton />,
    },
    {
      id: 'downloads',
      label: texts.downloads.button,
      icon: Download,
      count: downloads.summary.underWay,
      button: <DownloadsButton downloads={downloads} />,
    },
    {
      id: 'feedback',
      label: texts.feedback.title,
      icon: MessageCircleQuestion,
      button: <FeedbackButton />,
    },
    bar.oldSystem !== '' && inPlace('old-system', texts.bar.oldSystem, History, bar.oldSystem),
    ofApp(
      'todos',
      texts.bar.todos,
      ListTodo,
      appOf('pendCenter'),
      '/handle?menu=handle&code=handleall',
      go,
    ),
  ]
  return entries.filter((entry) => entry !== false)
}

/** The palette, for people who do not know its key. */
function paletteEntry({ texts, palette }: BarParts): BarEntry {
  const { title, hint } = texts.palette
  const button = (
    <BarButton
      label={title}
      icon={Search}
      title={hint}
      aria-haspopup="dialog"
      aria-expanded={palette.open}
      aria-keyshortcuts="Control+K Meta+K"
      onOpen={palette.show}
    />
  )
  return { id: 'palette', label: title, icon: Search, button }
}

/** The two entries of the assistant, who has a name where there is one. Before there are scripts its app opens. */
function assistantEntries({ page, texts, appOf, openAssistant }: BarParts): BarEntry[] {
  if (!page.assistant) return []
  const { name } = page.assistant
  const href = appOf('ai')?.home
  const entry = (id: string, label: string, icon: IconNode, picture: string): BarEntry => ({
    id,
    label,
    icon,
    button: (
      <BarButton
        label={label}
        icon={icon}
        picture={picture}
        {...(href && { href })}
        onOpen={() => openAssistant()}
      />
    ),
  })
  return [
    entry('assistant', name, Bot, page.bar.assistantPicture),
    entry('ask', texts.bar.ask(name), MessageSquarePlus, ''),
  ]
}

/** Opens an app at a path of it; '' = its first page. Apps that have windows of their own open them. */
function ofApp(
  id: string,
  label: string,
  icon: IconNode,
  app: HostedApp | undefined,
  path: string,
  go: (path: string) => void,
): BarEntry | false {
  if (!app) return false
  if (app.kind === 'window') return outside(id, label, icon, app.source)
  const address = path ? `/${encodeURIComponent(app.code)}${path}` : app.home
  const button = <BarButton label={label} icon={icon} href={address} onOpen={() => go(address)} />
  return { id, label, icon, button }
}

function outside(id: string, label: string, icon: IconNode, href: string): BarEntry {
  return { id, label, icon, button: <BarButton label={label} icon={icon} href={href} newWindow /> }
}

function inPlace(id: string, label: string, icon: IconNode, href: string): BarEntry {
  return { id, label, icon, button: <BarButton label={label} icon={icon} href={href} /> }
}
