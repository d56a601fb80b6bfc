import { Dialog } from '@chakra-ui/react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { NotYet } from '../../ui/not-yet'
import { DialogFrame } from '../../ui/overlay/dialog-frame'
import { StateMessage } from '../../ui/state-message'
import { LayoutCard } from './layout-card'
import styles from './layout-dialog.module.css'
import { useLayoutText } from './use-layout-text'
import { useLayouts } from './use-layouts'

/** 「工作台布局」: which workbench is the home page (ME-04). */
export default function LayoutDialog({ onClose }: { onClose(): void }) {
  const workbenchLayout = useLayoutText()
  const { shell } = useText()
  return (
    <DialogFrame
      title={workbenchLayout.title}
      hint={workbenchLayout.hint}
      maxWidth="780px"
      className="tall-dialog"
      onClose={onClose}
    >
      <Dialog.Body className={styles.body}>
        <Layouts />
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {shell.closeDialog}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  )
}

function Layouts() {
  const workbenchLayout = useLayoutText()
  const { layouts, current, choose, saving, ...missing } = useLayouts()
  if (!layouts) return <NotYet {...missing} title={workbenchLayout.listFailed} />
  if (layouts.length === 0) return <StateMessage kind="empty" title={workbenchLayout.empty} />
  return (
    <ul className={`grid gap-4 ${styles.cards}`} aria-label={workbenchLayout.list}>
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
