import {
  type ComponentType,
  createContext,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { createRoot } from 'react-dom/client'
import { type AppHistory, createHistory, type Place } from '../history'
import { type AppContext, defineLifecycles, type Lifecycles, sayWhereToOpen } from '../lifecycles'

/** What every component of a React sub-app works with. */
export interface App extends AppContext {
  history: AppHistory
}

const MountedApp = createContext<App | null>(null)

/** The mounted app that the calling component belongs to. */
export function useApp(): App {
  const app = useContext(MountedApp)
  if (!app) throw new Error('useApp outside a mounted app')
  return app
}

/** The lifecycles of a React app that renders into `#root` and follows its address. */
export function defineReactApp(Root: ComponentType): Lifecycles {
  sayWhereToOpen('#root')
  return defineLifecycles('#root', (element, context) => {
    const root = createRoot(element)
    const history = createHistory(context.props.base)
    root.render(
      <MountedApp.Provider value={{ ...context, history }}>
        <Root />
      </MountedApp.Provider>,
    )
    return () => {
      root.unmount()
      history.stop()
    }
  })
}

/** Where the app is; renders again on each move. */
export function usePlace(): Place {
  const { history } = useApp()
  return useSyncExternalStore(history.listen, history.current)
}

/** Goes to the app's home if the address is none of its places. */
export function useHome(known: boolean, home: string): void {
  const { history } = useApp()
  const { path } = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path may be unknown
  useEffect(() => {
    if (!known) history.replace(home)
  }, [known, home, path, history])
}
