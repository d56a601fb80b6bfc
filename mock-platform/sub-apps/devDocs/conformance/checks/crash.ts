import type { Found } from '../report'
import type { Subject } from '../subject'
import { pause } from '../wait'

const settling = 300

/** After an uncaught error the page must still be there, and nothing may navigate. */
export async function checkCrash(subject: Subject): Promise<Found> {
  const { scope, errors, calls } = subject
  const before = { errors: errors.length, calls: calls.length, text: textOf(subject) }
  const message = '接入检测：有意制造的错误'
  scope.dispatchEvent(new scope.ErrorEvent('error', { message, error: new scope.Error(message) }))
  scope.dispatchEvent(
    new scope.PromiseRejectionEvent('unhandledrejection', {
      promise: scope.Promise.resolve(),
      reason: new scope.Error(message),
    }),
  )
  await pause(settling)
  const reported = errors.length - before.errors
  errors.length = before.errors
  const led = calls
    .slice(before.calls)
    .map(({ name }) => name)
    .filter((name) => ['close', 'navigate', 'location'].includes(name))
  return {
    fails: [
      subject.reloaded && '出错后应用重新加载了自己',
      before.text !== '' && textOf(subject) === '' && '出错后页面变为空白',
      led.length > 0 && `出错后应用调用了 ${led.join('、')}`,
    ],
    hints: reported < 2 ? ['错误没有传到窗口，门户无法记录'] : [],
    clean: '挂载之后的错误由门户记录，页面照常可用',
  }
}

function textOf({ scope }: Subject): string {
  return scope.document.body.innerText.trim()
}
