import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import type { Box } from './contract'
import { DocumentEditing } from './document-editing'
import { DocumentList } from './document-list'

const boxes: Record<string, Box> = { '/': 'received', '/sent': 'sent', '/drafts': 'drafts' }

/** Official documents of the unit: what came, what went, what is being written. */
export function OfficialApp({ context, history }: ReactAppProps) {
  const place = usePlace(history)
  if (place.path === '/edit') return <DocumentEditing context={context} history={history} />
  const box = boxes[place.path] ?? 'received'
  return <DocumentList context={context} history={history} box={box} />
}
