import { useCallback, useState } from 'react'
import type { PageDefinition } from '../../contracts/lowcode/page-definition'
import { PortalLink } from '../kit/react'
import { spoken } from '../kit/spoken'
import { FormPart, StatPart, TablePart } from './data-parts'
import type { PartProps } from './part-props'

interface PageViewProps {
  page: PageDefinition
  /** A form under design stores nothing. */
  preview?: boolean
}

export function PageView({ page, preview = false }: PageViewProps) {
  const [submissions, setSubmissions] = useState(0)
  const onSubmitted = useCallback(() => setSubmissions((count) => count + 1), [])
  const shared = { preview, submissions, onSubmitted }
  return (
    <div className="grid cols-6 gap-4 items-start max-640:gap-3">
      {page.components.map((component, place) => (
        <div
          key={`${place} ${JSON.stringify(component)}`}
          className={`part part-${component.width ?? 'full'}`}
        >
          <Part component={component} {...shared} />
        </div>
      ))}
      {page.components.length === 0 && <p className="state">{spoken('页面还没有组件')}</p>}
    </div>
  )
}

function Part({ component, ...rest }: PartProps) {
  switch (component.type) {
    case 'heading': {
      const Heading = `h${component.level ?? 2}` as 'h1' | 'h2' | 'h3'
      return (
        <Heading className={component.level === 1 ? 'text-22px' : undefined}>
          {component.text}
        </Heading>
      )
    }
    case 'text':
      return <p className="pre-wrap">{component.text}</p>
    case 'link':
      return <PortalLink path={component.to}>{component.text}</PortalLink>
    case 'stat':
      return <StatPart component={component} {...rest} />
    case 'table':
      return <TablePart component={component} {...rest} />
    case 'form':
      return <FormPart component={component} {...rest} />
  }
}
