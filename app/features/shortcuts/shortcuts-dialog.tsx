import { Dialog, Portal } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import ConfirmDialog from '../../ui/overlay/confirm-dialog'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { AppChoices } from './app-choices'
import { ChosenApps } from './chosen-apps'
import styles from './shortcuts.module.css'
import { useChoice } from './use-choice'
import { useSaveShortcuts } from './use-save-shortcuts'

interface ShortcutsDialogProps {
  /** All apps that may be chosen. */
  apps: readonly HostedApp[]
  /** Codes of those that are, in order. */
  shortcuts: readonly string[]
  onClose(): void
}

/** 「快捷菜单设置」: which apps the rail shows, and in which order. */
export default function ShortcutsDialog({ shortcuts, onClose, ...props }: ShortcutsDialogProps) {
  const { hosting, shortcuts: texts } = useText()
  // As they were on opening: nothing changes under the person's hands.
  const [apps] = useState(props.apps)
  const { codes, changed, setCodes, choose } = useChoice(apps, shortcuts)
  const { save, saving } = useSaveShortcuts(onClose)
  const [asking, setAsking] = useState(false)
  /** Esc then ends the dragging alone. */
  const dragging = useRef(false)

  function leave() {
    if (saving) return
    if (changed) setAsking(true)
    else onClose()
  }

  return (
    <OverlayProvider>
      <Dialog.Root
        open
        closeOnInteractOutside={false}
        onOpenChange={({ open }) => open || leave()}
        onEscapeKeyDown={(event) => dragging.current && event.preventDefault()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content className={styles.dialog} maxWidth="780px">
              <Dialog.Header>
                <Dialog.Title>{texts.title}</Dialog.Title>
                <p className={styles.hint}>{texts.hint}</p>
              </Dialog.Header>
              <fieldset className={styles.freeze} disabled={saving}>
                <div className={styles.body}>
                  <ChosenApps apps={apps} codes={codes} onChange={setCodes} dragging={dragging} />
                  <AppChoices apps={apps} codes={codes} onChoose={choose} />
                </div>
              </fieldset>
              <Actions saving={saving} onCancel={leave} onSave={() => save(codes)} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      {asking && (
        <ConfirmDialog
          title={hosting.unsavedTitle}
          detail={hosting.unsaved.close([texts.title])}
          confirm={hosting.discard.close}
          cancel={hosting.keepEditing}
          destructive
          onCancel={() => setAsking(false)}
          onConfirm={onClose}
        />
      )}
    </OverlayProvider>
  )
}

interface ActionsProps {
  saving: boolean
  onCancel(): void
  onSave(): void
}

function Actions({ saving, onCancel, onSave }: ActionsProps) {
  const { shortcuts } = useText()
  return (
    <Dialog.Footer>
      <button
        type="button"
        className={recipeClass('button', { variant: 'outline', size: 'md' })}
        disabled={saving}
        onClick={onCancel}
      >
        {shortcuts.cancel}
      </button>
      <button
        type="button"
        className={recipeClass('button', { variant: 'solid', size: 'md' })}
        aria-busy={saving}
        onClick={onSave}
      >
        {saving ? shortcuts.saving : shortcuts.save}
      </button>
    </Dialog.Footer>
  )
}
