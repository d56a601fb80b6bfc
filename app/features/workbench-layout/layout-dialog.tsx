import { Dialog, Portal } from '@chakra-ui/react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { NotYet } from '../../ui/not-yet'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { StateMessage } from '../../ui/state-message'
import { LayoutCard } from './layout-card'
import styles from './layout-dialog.module.css'
import { useLayouts } from './use-layouts'

/** 「工作台布局」: which workbench is the home page (ME-04). */
export default function LayoutDialog({ onClose }: { onClose(): void }) {
  const { frame, workbenchLayout } = useText()
  return (
    <OverlayProvider>
      <Dialog.Root open onOpenChange={({ open }) => open || onClose()}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content className={styles.dialog} maxWidth="780px">
              <Dialog.Header>
                <Dialog.Title>{workbenchLayout.title}</Dialog.Title>
                <p className={styles.hint}>{workbenchLayout.hint}</p>
              </Dialog.Header>
              <Dialog.Body className={styles.body}>
                <Layouts />
              </Dialog.Body>
              <Dialog.Footer>
                <button
                  type="button"
                  className={recipeClass('button', { variant: 'outline', size: 'md' })}
                  onClick={onClose}
                >
                  {frame.closeDialog}
                </button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}

function Layouts() {
  const { workbenchLayout } = useText()
  const { layouts, current, error, loading, reload, choose, saving } = useLayouts()
  if (!layouts) {
    return (
      <NotYet loading={loading} title={workbenchLayout.listFailed} error={error} onRetry={reload} />
    )
  }
  if (layouts.length === 0) return <StateMessage kind="empty" title={workbenchLayout.empty} />
  return (
    <ul className={styles.cards} aria-label={workbenchLayout.list}>
      {layouts.map((layout) => (
        <LayoutCard
          key={layout.id}
          layout={layout}
          current={layout.id === current}
          saving={layout.id === saving}
          onChoose={() => choose(layout.id)}
        />
      ))}
    </ul>
  )
}
