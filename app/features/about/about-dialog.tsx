import { productVersion } from '~contract/portal/constants'
import { versionTexts } from '~text/version-manager'
import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'
import { TitledDialog } from '../../ui/overlay/titled-dialog'

/** 「关于」: the system's name and the running version (ME-09). */
export default function AboutDialog({ onClose }: { onClose(): void }) {
  const { about, language } = useText()
  const systemName = useShellState((state) => state.page.systemName)
  return (
    <TitledDialog title={about.title} width="420px" onClose={onClose}>
      <div className="grid justify-items-center text-center pt-4 pb-2">
        <Emblem className="rounded-18px shadow-md size-72px" />
        <p className="break-anywhere text-xl font-bold text-text pt-4">{systemName}</p>
        <p className="tabular-nums tracking-0.04em pt-1">
          {versionTexts[language].label} {productVersion}
        </p>
      </div>
    </TitledDialog>
  )
}
