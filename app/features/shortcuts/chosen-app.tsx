import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { X } from 'lucide'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { useText } from '../../text/text-context'
import { AppIcon } from '../../ui/app-icon'
import { Icon } from '../../ui/icon'
import styles from './shortcuts.module.css'

/** A chosen app: by its wide button it is moved, by the small one removed. */
export function ChosenApp({ app, onRemove }: { app: HostedApp; onRemove(): void }) {
  const { shortcuts } = useText()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...state } = useSortable({
    id: app.code,
    attributes: { roleDescription: shortcuts.sorting.role },
  })
  const { transform, transition, isDragging } = state
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        title={app.title}
        {...attributes}
        {...listeners}
      >
        <span className={styles.grip} />
        <AppIcon icon={app.icon} className={styles.icon} />
        <span className={styles.title}>{app.title}</span>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={shortcuts.remove(app.title)}
        title={shortcuts.remove(app.title)}
        data-remove={app.code}
        onClick={onRemove}
      >
        <Icon drawing={X} />
      </button>
    </li>
  )
}
