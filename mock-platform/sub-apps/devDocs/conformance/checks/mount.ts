import advice from '../advice.json'
import type { Found } from '../report'
import type { Subject } from '../subject'

const slow = 3_000

export function checkMount(subject: Subject): Found {
  const { failure, mountTime, lifecycles, errors } = subject
  if (failure) {
    const { what, advice: remedy } = advice.failures[failure.kind]
    return { fails: [failure.detail ? `${what}：${failure.detail}` : what], advice: remedy }
  }
  const kind =
    lifecycles.length > 0 ? `生命周期：${lifecycles.join('、')}` : '普通网页，没有生命周期'
  return {
    fails: errors.slice(0, 3).map((message) => `未捕获的错误：${message}`),
    hints: mountTime > slow ? [`挂载用时 ${mountTime} 毫秒，偏慢`] : [],
    seen: mountTime > slow ? [kind] : [`挂载用时 ${mountTime} 毫秒`, kind],
  }
}
