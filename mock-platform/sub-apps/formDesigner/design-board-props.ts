import type { FormDefinition } from '../../contracts/formDesigner/form-fields'

/** What the design board and its parts work with. */
export interface DesignBoardProps {
  design: FormDefinition
  /** '' = the form itself. */
  selectedId: string
  onSelect(fieldId: string): void
  onChange(design: FormDefinition): void
  onRefused(reason: string): void
}
