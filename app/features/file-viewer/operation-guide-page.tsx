import { operationGuidePath } from '~contract/portal/paths'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { StateMessage } from '../../ui/state-message'
import errorStyles from '../error-page/error-page.module.css'

/** What stands in the place of the operation guide. Links only: it needs no scripts. */
export function OperationGuidePage({ missing }: { missing: boolean }) {
  const { operationGuide, failures, frame } = useText()
  const wayOn = missing
    ? { to: '/', label: operationGuide.home }
    : { to: operationGuidePath, label: frame.retry }
  return (
    <main className={errorStyles.page}>
      <div className={errorStyles.card}>
        <StateMessage
          kind={missing ? 'missing' : 'error'}
          title={missing ? operationGuide.none : operationGuide.failed}
          detail={missing ? operationGuide.ask : failures.unknown}
          as="h1"
        >
          <a className={recipeClass('button', { variant: 'solid', size: 'md' })} href={wayOn.to}>
            {wayOn.label}
          </a>
        </StateMessage>
      </div>
    </main>
  )
}
