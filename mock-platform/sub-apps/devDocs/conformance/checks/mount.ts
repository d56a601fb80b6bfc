import type { RealmFailure } from '../../hosting/realm-frame'
import { type Verdict, verdict } from '../report'
import type { Subject } from '../subject'

const slow = 3_000

const reasons: Record<RealmFailure['kind'], { what: string; advice: string }> = {
  fetch: {
    what: '入口或脚本没有取到',
    advice:
      '确认入口地址可以访问、返回 text/html；入口在其他源时，服务器须返回 Access-Control-Allow-Origin，地址须为 https（门户是 https 时）。',
  },
  mount: {
    what: '启动时抛出错误',
    advice: '在 bootstrap、mount 中处理可能的失败，不要让它们抛出；查看浏览器控制台中的堆栈。',
  },
  timeout: {
    what: '没有在 30 秒内完成挂载',
    advice: '让 mount 尽快返回：先渲染骨架，再请求数据。',
  },
  left: {
    what: '应用把框架引向别处或重新加载了自己',
    advice: '不要在脚本中改变 location 到其他页面；用 navigate、openTab 或链接。',
  },
  refused: { what: '页面不允许嵌入', advice: '去掉 X-Frame-Options 与 frame-ancestors 的限制。' },
}

/** Mounts in time and without errors. */
export function checkMount(subject: Subject): Verdict {
  const { failure, mountTime, lifecycles, errors } = subject
  if (failure) {
    const { what, advice } = reasons[failure.kind]
    return verdict({ fails: [failure.detail ? `${what}：${failure.detail}` : what] }, advice)
  }
  const kind =
    lifecycles.length > 0 ? `生命周期：${lifecycles.join('、')}` : '普通网页，没有生命周期'
  return verdict(
    {
      fails: errors.slice(0, 3).map((message) => `未捕获的错误：${message}`),
      hints: mountTime > slow ? [`挂载用时 ${mountTime} 毫秒，偏慢`] : [],
      seen: mountTime > slow ? [kind] : [`挂载用时 ${mountTime} 毫秒`, kind],
    },
    '处理每一处可能失败的调用；首屏先渲染骨架，再请求数据。',
  )
}
