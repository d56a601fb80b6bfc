import { Form } from '@remix-run/react'
import { recipeClass } from '../../ui/classes'
import { StatePage } from '../../ui/state-message'
import type { loadQuestion } from './confirm.server'
import { useHandOverText } from './use-hand-over-text'

type Question = Pick<ReturnType<typeof loadQuestion>, 'present' | 'next'>

/** Asks the signed-in user whether the incoming user may replace them. Works without scripts. */
export function ConfirmPage({ present, next }: Question) {
  const handOver = useHandOverText()
  const button = (variant: 'solid' | 'outline') => recipeClass('button', { variant, size: 'md' })
  return (
    <StatePage
      kind="forbidden"
      title={handOver.replace}
      detail={handOver.replaceWhom(present, next)}
    >
      <Form method="post" reloadDocument>
        <input type="hidden" name="next" value={next.account} />
        <button type="submit" name="choice" value="keep" className={button('solid')}>
          {handOver.keep}
        </button>
        <button type="submit" name="choice" value="switch" className={button('outline')}>
          {handOver.replace}
        </button>
      </Form>
    </StatePage>
  )
}
