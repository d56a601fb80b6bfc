import type { ReactAppProps } from '../../kit/react/react-app'
import { EventTrials } from './event-trials'
import { ReadTrials } from './read-trials'
import { TabTrials } from './tab-trials'

/** Every gift of the portal's, to be really called. */
export function Trial({ context }: ReactAppProps) {
  return (
    <article className="trial">
      <header className="docs-head">
        <h1>试一试</h1>
        <p>每个按钮都真正调用门户的能力，作用于当前这个标签页。</p>
      </header>
      <TabTrials context={context} />
      <ReadTrials context={context} />
      <EventTrials context={context} />
    </article>
  )
}
