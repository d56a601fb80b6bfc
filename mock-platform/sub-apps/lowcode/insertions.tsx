import type { PageComponent } from '../../contracts/lowcode/page-definition'
import { withComponent } from '../../contracts/lowcode/page-source'
import { Button } from '../kit/react'
import { spoken } from '../kit/spoken'
import described from './insertions.json'

interface InsertionsProps {
  source: string
  onInsert(source: string): void
  onFormat(): void
}

const insertions = described as Record<string, PageComponent>

/** Adds components at the end; does nothing if the JSON has no list for them. */
export function Insertions({ source, onInsert, onFormat }: InsertionsProps) {
  return (
    <div className="row gap-1.5 py-2 px-3 border-b" role="toolbar" aria-label={spoken('添加组件')}>
      {Object.entries(insertions).map(([name, component]) => {
        const inserted = withComponent(source, component)
        return (
          <Button
            key={name}
            className="min-h-28px py-1px px-2.5 text-13px"
            aria-label={spoken('添加{name}', { name: spoken(name) })}
            disabled={inserted === source}
            onClick={() => onInsert(inserted)}
          >
            {spoken(name)}
          </Button>
        )
      })}
      <Button plain className="min-h-28px py-1px text-13px" onClick={onFormat}>
        {spoken('整理格式')}
      </Button>
    </div>
  )
}
