import type { PageComponent } from '../../contracts/lowcode/page-definition'

/** What the parts of a page with data work with. */
export interface PartProps<Type extends PageComponent['type'] = PageComponent['type']> {
  component: Extract<PageComponent, { type: Type }>
  preview: boolean
  /** How many forms were submitted here: numbers and tables follow. */
  submissions: number
  onSubmitted(): void
}
