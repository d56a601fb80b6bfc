import { withQuery } from '../../../kit/place-query'
import { SectionTabs, usePlace } from '../../../kit/react'

function useSections() {
  const place = usePlace()
  const chosen = place.query.get('tab') ?? ''
  const section = (title: string, tab: string, count: number) => ({
    title,
    to: withQuery(place, { tab }),
    current: chosen === tab,
    count,
  })
  return [section('待办', '', 12), section('已办', 'done', 0), section('抄送我的', 'copies', 3)]
}

export const states = {
  面板内: () => <SectionTabs label="面板内的页签" sections={useSections()} />,
  面板之上: () => <SectionTabs label="面板之上的页签" look="pills" sections={useSections()} />,
}
