import { productVersion } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'

/** The system's name and the running version (ME-09). */
export function AboutCard({ systemName }: { systemName: string }) {
  const { versionManager } = useText()
  return (
    <div className="grid justify-items-center text-center pt-4 pb-2">
      <Emblem className="rounded-18px shadow-md size-72px" />
      <p className="break-anywhere text-xl font-bold text-text pt-4">{systemName}</p>
      <p className="tabular-nums tracking-0.04em pt-1">
        {versionManager.label} {productVersion}
      </p>
    </div>
  )
}
