import { Button } from '../kit/react'
import type { PageComponent } from './page-definition'
import { withComponent } from './page-source'

interface InsertionsProps {
  source: string
  onInsert(source: string): void
  onFormat(): void
}

const insertions: Record<string, PageComponent> = {
  标题: { type: 'heading', text: '标题', level: 2 },
  文本: { type: 'text', text: '说明文字' },
  统计卡片: { type: 'stat', title: '未读通知', source: 'unreadNotices', width: 'third' },
  表格: {
    type: 'table',
    title: '通知公告',
    source: 'notices',
    rows: 5,
    columns: [
      { field: 'title', title: '标题' },
      { field: 'publishedAt', title: '发布时间' },
    ],
  },
  表单: { type: 'form', form: '表单编号' },
  链接: { type: 'link', text: '查看全部', to: '/list/index' },
}

/** Components to add at the end of the page; where the JSON has no list to add to, nothing is added. */
export function Insertions({ source, onInsert, onFormat }: InsertionsProps) {
  return (
    <div className="insertions row" role="toolbar" aria-label="添加组件">
      {Object.entries(insertions).map(([name, component]) => {
        const inserted = withComponent(source, component)
        return (
          <Button
            key={name}
            aria-label={`添加${name}`}
            disabled={inserted === source}
            onClick={() => onInsert(inserted)}
          >
            {name}
          </Button>
        )
      })}
      <Button plain onClick={onFormat}>
        整理格式
      </Button>
    </div>
  )
}
