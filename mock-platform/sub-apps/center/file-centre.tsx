import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useViewFocus } from '../kit/react/use-view-focus'
import { FileList } from './file-list'
import { FileView } from './file-view'

/** One's own files, or one of them; the address says which. */
export function FileCentre({ context, history }: ReactAppProps) {
  const { path } = usePlace(history)
  const view = useViewFocus<HTMLElement>(path)
  const id = /^\/file\/([^/]+)$/.exec(path)?.[1]
  return (
    <div className="page">
      <main ref={view} className="panel view" tabIndex={-1}>
        {id ? (
          <FileView key={id} id={decodeURIComponent(id)} context={context} history={history} />
        ) : (
          <FileList context={context} history={history} />
        )}
      </main>
    </div>
  )
}
