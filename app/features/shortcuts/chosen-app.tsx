import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { X } from 'lucide'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { AppIcon } from '../../ui/app-icon'
import { IconButton } from '../../ui/icon-button'
import styles from './shortcuts.module.css'
import { useShortcutsText } from './use-shortcuts-text'

/** A chosen app: the wide button moves it, the small one removes it. */
export function ChosenApp({ app, onRemove }: { app: HostedApp; onRemove(): void }) {
  const shortcuts = useShortcutsText()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...state } = useSortable({
    id: app.code,
    attributes: { roleDescription: shortcuts.sorting.role },
  })
  const { transform, transition, isDragging } = state
  return (
    <li
      ref={setNodeRef}
      className={`flex items-center relative border rounded-md bg-surface mb-1 ${styles.row}`}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={`line flex-1 min-w-0 min-h-40px px-2 rounded-md text-left ${styles.handle}`}
        title={app.title}
        {...attributes}
        {...listeners}
      >
        <span className={styles.grip} />
        <AppIcon icon={app.icon} className="size-20px" />
        <span className="ellipsis">{app.title}</span>
      </button>
      <IconButton
        icon={X}
        label={shortcuts.remove(app.title)}
        className="mr-1 size-32px focus:outline-inset svg:size-16px"
        data-remove={app.code}
        onClick={onRemove}
      />
    </li>
  )
}
