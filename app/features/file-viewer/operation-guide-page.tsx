import { operationGuidePath } from '~contract/portal/paths'
import { operationGuideTexts } from '~text/operation-guide'
import { useText } from '../../text/text-context'
import { ButtonLink } from '../../ui/button-link'
import { StatePage } from '../../ui/state-message'

/** Replaces the operation guide if it cannot be shown. Links only: it needs no scripts. */
export function OperationGuidePage({ missing }: { missing: boolean }) {
  const { language, failures, shell } = useText()
  const operationGuide = operationGuideTexts[language]
  const wayOn = missing
    ? { to: '/', label: operationGuide.home }
    : { to: operationGuidePath, label: shell.retry }
  return (
    <StatePage
      kind={missing ? 'missing' : 'error'}
      title={missing ? operationGuide.none : operationGuide.failed}
      detail={missing ? operationGuide.ask : failures.unknown}
    >
      <ButtonLink href={wayOn.to}>{wayOn.label}</ButtonLink>
    </StatePage>
  )
}
