import {
  Blocks,
  BookOpen,
  BookUser,
  Bot,
  CalendarDays,
  CircleHelp,
  Code,
  FileText,
  Folder,
  House,
  type IconNode,
  Landmark,
  LayoutTemplate,
  ListTodo,
  Mail,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  NotebookPen,
  Palette,
  Presentation,
  Search,
  Settings,
  Star,
  Tag,
  UserCog,
  Users,
  Workflow,
} from 'lucide'
import { allowedPicture } from './allowed-picture'
import { Icon } from './icon'

/** The icon set: the names a backend may give as an app's icon. */
const icons: Record<string, IconNode> = {
  'address-book': BookUser,
  ai: Bot,
  book: BookOpen,
  calendar: CalendarDays,
  code: Code,
  document: FileText,
  folder: Folder,
  form: LayoutTemplate,
  forum: MessagesSquare,
  help: CircleHelp,
  home: House,
  lowcode: Blocks,
  mail: Mail,
  meeting: Presentation,
  message: MessageSquareText,
  notice: Megaphone,
  palette: Palette,
  people: Users,
  person: UserCog,
  policy: Landmark,
  search: Search,
  settings: Settings,
  star: Star,
  todo: ListTodo,
  version: Tag,
  workflow: Workflow,
  worklog: NotebookPen,
}

export const defaultIcon = '/assets/icon_default.png'

/** An app's icon: one of the set by name, a picture by address, else the default picture. Decorative. */
export function AppIcon({ icon, className }: { icon: string; className: string }) {
  const drawing = icons[icon]
  // A backend may name what every object has.
  if (Array.isArray(drawing))
    return <Icon drawing={drawing} className={`sign sign-${icon} ${className}`} />
  const address = allowedPicture(icon) || defaultIcon
  return <img className={className} src={address} alt="" width={24} height={24} loading="lazy" />
}
