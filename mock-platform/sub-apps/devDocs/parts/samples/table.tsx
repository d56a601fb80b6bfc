import { ListPage } from '../../../kit/react'
import { useSampleList } from './sample-list'
import description from './table.json'

const rows = [
  { id: '1', title: '年假', state: '待审批', days: '3', createdAt: '2026-05-06T09:00:00' },
  { id: '2', title: '探亲', state: '已通过', days: '9', createdAt: '2026-04-21T15:20:00' },
  { id: '3', title: '病假', state: '已通过', days: '1', createdAt: '2026-04-02T08:40:00' },
  { id: '4', title: '培训', state: '待审批', days: '5', createdAt: '2026-03-11T10:05:00' },
]

export const states = {
  '标题、筛选、排序、操作与分页': () => (
    <ListPage page={description} list={useSampleList(rows, description.length)} />
  ),
}
