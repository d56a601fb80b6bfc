import { Pager } from '../../../kit/react'
import { useSampleList } from './sample-list'

export const states = {
  许多页: () => <Pager list={useSampleList([], 10)} total={48} />,
  只有一页: () => <Pager list={{ ...useSampleList([], 10), pageNo: 1 }} total={3} unit="件" />,
}
