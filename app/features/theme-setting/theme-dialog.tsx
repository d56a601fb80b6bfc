import { Dialog } from '@chakra-ui/react'
import { X } from 'lucide'
import { useText } from '../../text/text-context'
import { IconButton } from '../../ui/icon-button'
import { DialogFrame } from '../../ui/overlay/dialog-frame'
import { ThemePanel } from './theme-panel'
import styles from './theme-setting.module.css'
import { useThemeText } from './use-theme-text'

/** 「更换皮肤」 as a dialog: the same content as the page of that name (ME-02). It closes once a choice is saved. */
export default function ThemeDialog({ onClose }: { onClose(): void }) {
  const themeSetting = useThemeText()
  const { shell } = useText()
  const head = (
    <div className="flex items-center justify-between px-5 pt-4 pb-2 gap-3">
      <Dialog.Title>{themeSetting.title}</Dialog.Title>
      <IconButton icon={X} label={shell.closeDialog} title={undefined} onClick={onClose} />
    </div>
  )
  return (
    <DialogFrame title={themeSetting.title} head={head} maxWidth="880px" onClose={onClose}>
      <div className={styles.dialogBody}>
        <ThemePanel front onSaved={onClose} />
      </div>
    </DialogFrame>
  )
}
