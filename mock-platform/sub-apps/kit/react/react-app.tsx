import { type ComponentType, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { type AppHistory, createHistory, type Place } from '../history'
import { type AppContext, defineLifecycles, type Lifecycles } from '../lifecycles'

/** What the root component of a React sub-app works with. */
export interface ReactAppProps {
  context: AppContext
  history: AppHistory
}

/** The lifecycles of a React app that renders into `#root` and follows its address. */
export function defineReactApp(App: ComponentType<ReactAppProps>): Lifecycles {
  return defineLifecycles('#root', (element, context) => {
    const root = createRoot(element)
    const history = createHistory(context.props.base)
    root.render(<App context={context} history={history} />)
    return () => {
      root.unmount()
      history.stop()
    }
  })
}

/** Where the app is; renders anew on each move. */
export function usePlace(history: AppHistory): Place {
  return useSyncExternalStore(history.listen, history.current)
}
