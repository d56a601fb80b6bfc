import type { Texts } from '~text/zh-CN'
import { titled } from '../../ui/page-title'

type PageName = keyof Texts['handOver']['titles']

/** The title of a hand-over's page (GUARD-09). */
export function handOverTitle(name: PageName) {
  return titled<() => { systemName: string }>((texts, page) =>
    texts.pageTitle(texts.handOver.titles[name], page?.systemName ?? ''),
  )
}
