import type { MetaDescriptor } from '@remix-run/node'
import { zhCN } from '../../text/zh-CN'

type PageTitle = keyof typeof zhCN.handOver.titles

/** The title of a hand-over's page (GUARD-09). */
export function handOverMeta(title: PageTitle) {
  return ({ data }: { data: unknown }): MetaDescriptor[] => {
    const system = (data as { systemName?: string } | undefined)?.systemName ?? ''
    return [{ title: zhCN.pageTitle(zhCN.handOver.titles[title], system) }]
  }
}
