import advice from '../advice.json'
import { type Verdict, verdict } from '../report'
import type { Subject } from '../subject'

const slow = 3_000

/** Mounts in time and without errors. */
export function checkMount(subject: Subject): Verdict {
  const { failure, mountTime, lifecycles, errors } = subject
  if (failure) {
    const { what, advice: remedy } = advice.failures[failure.kind]
    return verdict({ fails: [failure.detail ? `${what}：${failure.detail}` : what] }, remedy)
  }
  const kind =
    lifecycles.length > 0 ? `生命周期：${lifecycles.join('、')}` : '普通网页，没有生命周期'
  return verdict(
    {
      fails: errors.slice(0, 3).map((message) => `未捕获的错误：${message}`),
      hints: mountTime > slow ? [`挂载用时 ${mountTime} 毫秒，偏慢`] : [],
      seen: mountTime > slow ? [kind] : [`挂载用时 ${mountTime} 毫秒`, kind],
    },
    advice.mount,
  )
}
