import { Dialog } from '@chakra-ui/react'
import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import { listedApps } from '../../shell/store/listed-apps'
import { useShell } from '../../shell/store/shell-context'
import type { ShellState } from '../../shell/store/shell-state'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import ConfirmDialog from '../../ui/overlay/confirm-dialog'
import { DialogFrame } from '../../ui/overlay/dialog-frame'
import { useSaving } from '../../ui/use-saving'
import { AppChoices } from './app-choices'
import { ChosenApps } from './chosen-apps'
import styles from './shortcuts.module.css'
import { useChoice } from './use-choice'
import { useShortcutsText } from './use-shortcuts-text'

/** 「快捷菜单设置」: which apps the rail shows, and in which order. */
export default function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const { hosting, rail } = useText()
  const texts = useShortcutsText()
  const shell = useShell()
  // The state on opening: nothing changes under the user's hands.
  const [{ apps, chosen }] = useState(() => choiceOf(shell.state))
  const { codes, changed, setCodes, choose } = useChoice(apps, chosen)
  const { revalidate } = useRevalidator()
  const { save, saving } = useSaving()
  const [asking, setAsking] = useState(false)
  /** Esc then cancels only the drag. */
  const dragging = useRef(false)

  async function onSave() {
    const { saved: done, failed } = texts
    if (!(await save(true, { path: '/shortcuts', body: { codes }, done, failed }))) return
    revalidate()
    onClose()
  }

  function leave() {
    if (saving) return
    if (changed) setAsking(true)
    else onClose()
  }

  return (
    <DialogFrame
      title={rail.shortcuts}
      hint={texts.hint}
      maxWidth="780px"
      className="tall-dialog"
      closeOnInteractOutside={false}
      onClose={leave}
      onEscapeKeyDown={(event) => dragging.current && event.preventDefault()}
      after={
        asking && (
          <ConfirmDialog
            title={hosting.unsavedTitle}
            detail={hosting.unsaved.close([rail.shortcuts])}
            confirm={hosting.discard.close}
            cancel={hosting.keepEditing}
            destructive
            onCancel={() => setAsking(false)}
            onConfirm={onClose}
          />
        )
      }
    >
      <fieldset className="contents" disabled={saving !== null}>
        <div className={`grid min-w-0 min-h-0 mt-2 ${styles.body}`}>
          <ChosenApps apps={apps} codes={codes} onChange={setCodes} dragging={dragging} />
          <AppChoices apps={apps} codes={codes} onChoose={choose} />
        </div>
      </fieldset>
      <Actions saving={saving !== null} onCancel={leave} onSave={onSave} />
    </DialogFrame>
  )
}

interface ActionsProps {
  saving: boolean
  onCancel(): void
  onSave(): void
}

function Actions({ saving, onCancel, onSave }: ActionsProps) {
  const shortcuts = useShortcutsText()
  return (
    <Dialog.Footer>
      <Button variant="outline" disabled={saving} onClick={onCancel}>
        {shortcuts.cancel}
      </Button>
      <Button aria-busy={saving} onClick={onSave}>
        {saving ? shortcuts.saving : shortcuts.save}
      </Button>
    </Dialog.Footer>
  )
}

/** The apps that may be chosen, and the codes of the chosen ones, in order. */
function choiceOf({ apps, known }: ShellState) {
  return { apps: listedApps(apps), chosen: known.shortcuts }
}
