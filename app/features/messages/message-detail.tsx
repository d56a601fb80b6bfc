import { Dialog, Portal } from '@chakra-ui/react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import styles from './message-detail.module.css'
import type { ListedMessage } from './messages.server'
import { plainText } from './plain-text'
import { SourceBadge } from './source-badge'

interface MessageDetailProps {
  message: ListedMessage
  onClose(): void
}

/** 「消息详情」: what a message says that leads nowhere. */
export default function MessageDetail({ message, onClose }: MessageDetailProps) {
  const { messageCenter } = useText()
  const { title, app, time, content } = message
  return (
    <OverlayProvider>
      <Dialog.Root open scrollBehavior="inside" onOpenChange={({ open }) => open || onClose()}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content className={styles.dialog} maxWidth="640px">
              <Dialog.Header>
                <Dialog.Title>{messageCenter.detail}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.facts}>
                  {app && <SourceBadge app={app} />}
                  <time dateTime={time.replace(' ', 'T')}>{time}</time>
                </p>
                <p className={styles.content}>{plainText(content) || messageCenter.noContent}</p>
              </Dialog.Body>
              <Dialog.Footer>
                <button
                  type="button"
                  className={recipeClass('button', { variant: 'outline', size: 'md' })}
                  onClick={onClose}
                >
                  {messageCenter.close}
                </button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}
