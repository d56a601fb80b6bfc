import { recipeClass } from '../../../ui/classes'
import { useViewerText } from '../use-viewer-text'
import { type Encoding, encodings } from './text-encoding'

/** Chooses the encoding of a text: the one detected from its bytes may be wrong. */
export function EncodingChoice({
  encoding,
  onChoose,
}: {
  encoding: Encoding
  onChoose(encoding: Encoding): void
}) {
  const { text } = useViewerText()
  return (
    <label className="line whitespace-nowrap text-muted mr-2">
      {text.encoding}
      <select
        className={`${recipeClass('input', { size: 'md' })} w-auto`}
        value={encoding}
        onChange={({ target }) => onChoose(target.value as Encoding)}
      >
        {encodings.map((name) => (
          <option key={name} value={name}>
            {text.encodings[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
