import { Button, Filter, SearchBox } from '../../../kit/react'
import { useSampleList } from './sample-list'

export const states = {
  筛选栏: () => {
    const list = useSampleList([], 10)
    const { kind = '' } = list.wanted
    return (
      <div className="toolbar">
        <Filter
          label="类型"
          all="全部类型"
          value={kind}
          options={['通知', '公告']}
          onChoose={(chosen) => list.narrow({ kind: chosen })}
        />
        <SearchBox label="搜索标题" placeholder="搜索标题" list={list} />
        <Button onClick={() => list.narrow({ kind: '', keyword: '' })}>清空条件</Button>
      </div>
    )
  },
}
