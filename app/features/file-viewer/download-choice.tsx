import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import type { Choice } from '../../ui/classes'
import { saveAs } from './frame/save-as'
import type { InnerFile } from './inner-files'

interface DownloadChoiceProps extends Partial<Choice<'button'>> {
  source: string | null
  name: string
  /** If given, saved instead of the file at the source. */
  inner?: InnerFile | undefined
  label: string
}

/** The button that saves the shown file. */
export function DownloadChoice({ source, name, inner, label, ...look }: DownloadChoiceProps) {
  if (inner) {
    return (
      <Button {...look} onClick={() => saveAs(inner.name, inner.bytes)}>
        {label}
      </Button>
    )
  }
  return source ? (
    <ButtonLink {...look} href={source} download={name}>
      {label}
    </ButtonLink>
  ) : null
}
