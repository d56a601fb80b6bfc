import { countElements, some } from '../elements'
import type { Found } from '../report'
import type { Subject } from '../subject'
import { pause } from '../wait'

const patience = 1_000
/** Milliseconds to watch for activity after unmounting. */
const aftermath = 1_200

/** React cannot remove this listener. */
const tolerated = /^document selectionchange$/

/** A page without lifecycles ends with its frame. */
export async function checkUnmount(subject: Subject): Promise<Found> {
  if (subject.lifecycles.length === 0) {
    return { seen: ['普通网页没有 unmount，关闭标签页时随框架一并移除'] }
  }
  const outcome = await Promise.race([
    subject.controls.unmount().then(
      () => '',
      (error: unknown) => `unmount 抛出错误：${(error as Error)?.message ?? error}`,
    ),
    pause(patience).then(() => `unmount 没有在 ${patience / 1000} 秒内完成`),
  ])
  const { timers, listeners, connections } = subject.watch
  const before = timers.started()
  await pause(aftermath)
  const after = timers.started()
  const intervals = timers.waiting().filter(({ repeats }) => repeats)
  const running = after.timers - before.timers
  const drawing = after.frames - before.frames
  const left = listeners.kept().filter((name) => !tolerated.test(name))
  const open = connections.open()
  const remains = leftElements(subject)

  return {
    fails: [
      outcome,
      intervals.length > 0 &&
        `残留 ${intervals.length} 个定时器：${some(intervals.map(({ delay }) => `每 ${delay} 毫秒`))}`,
      running > 1 && `卸载之后又启动了 ${running} 个定时器`,
      drawing > 1 && '卸载之后动画仍在继续',
      open.length > 0 && `没有关闭的连接：${some(open)}`,
    ],
    hints: [
      !subject.lifecycles.includes('unmount') && '没有 unmount',
      left.length > 0 && `残留的监听：${some(left)}`,
      remains > 0 && `容器里残留 ${remains} 个元素`,
    ],
    clean: '没有残留的定时器、监听、连接和元素',
  }
}

function leftElements({ scope, bodyElements }: Subject): number {
  return Math.max(0, countElements(scope.document.body) - bodyElements)
}
