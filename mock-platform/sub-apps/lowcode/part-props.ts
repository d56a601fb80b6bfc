import type { PageComponent } from '../../contracts/lowcode/page-definition'

/** What the parts of a page with data work with. */
export interface PartProps<Type extends PageComponent['type'] = PageComponent['type']> {
  component: Extract<PageComponent, { type: Type }>
  preview: boolean
  /** How many forms have been submitted on this page; numbers and tables reload when it changes. */
  submissions: number
  onSubmitted(): void
}
