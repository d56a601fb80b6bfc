import { useCallback, useState } from 'react'
import type { AppContext } from '../kit/lifecycles'
import { PortalLink } from '../kit/react/portal-link'
import { StatPart, TablePart } from './data-parts'
import { FormPart } from './form-part'
import type { PageComponent, PageDefinition } from './page-definition'

interface PageViewProps {
  page: PageDefinition
  context: AppContext
  /** A form under design stores nothing. */
  preview?: boolean
  onFilled?(filled: boolean): void
}

/** A page as people see it. */
export function PageView({ page, context, preview = false, onFilled }: PageViewProps) {
  const [submissions, setSubmissions] = useState(0)
  const onSubmitted = useCallback(() => setSubmissions((count) => count + 1), [])
  return (
    <div className="parts">
      {page.components.map((component, place) => (
        <div
          key={`${place} ${JSON.stringify(component)}`}
          className={`part part-${component.width ?? 'full'}`}
        >
          <Part
            component={component}
            context={context}
            preview={preview}
            submissions={submissions}
            onSubmitted={onSubmitted}
            onFilled={onFilled}
          />
        </div>
      ))}
      {page.components.length === 0 && <p className="state">页面还没有组件</p>}
    </div>
  )
}

interface PartProps {
  component: PageComponent
  context: AppContext
  preview: boolean
  /** How many forms were submitted here: numbers and tables follow. */
  submissions: number
  onSubmitted(): void
  onFilled: ((filled: boolean) => void) | undefined
}

function Part({ component, context, preview, submissions, onSubmitted, onFilled }: PartProps) {
  const { navigate } = context.props
  switch (component.type) {
    case 'heading': {
      const Heading = `h${component.level ?? 2}` as 'h1' | 'h2' | 'h3'
      return <Heading>{component.text}</Heading>
    }
    case 'text':
      return <p className="part-text">{component.text}</p>
    case 'link':
      return (
        <PortalLink path={component.to} navigate={navigate}>
          {component.text}
        </PortalLink>
      )
    case 'stat':
      return <StatPart component={component} context={context} submissions={submissions} />
    case 'table':
      return <TablePart component={component} context={context} submissions={submissions} />
    case 'form':
      return (
        <FormPart
          formId={component.form}
          context={context}
          preview={preview}
          onSubmitted={onSubmitted}
          onFilled={onFilled}
        />
      )
  }
}
