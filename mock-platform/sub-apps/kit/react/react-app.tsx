import {
  type ComponentType,
  createContext,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { createRoot } from 'react-dom/client'
import { type AppHistory, createHistory, type Place } from '../history'
import { type English, onLanguage } from '../language'
import { type AppContext, defineLifecycles, type Lifecycles, sayWhereToOpen } from '../lifecycles'
import { RenderBoundary } from './render-boundary'

export interface App extends AppContext {
  history: AppHistory
}

const MountedApp = createContext<App | null>(null)

export function useApp(): App {
  const app = useContext(MountedApp)
  if (!app) throw new Error('useApp outside a mounted app')
  return app
}

/** Renders into `#root` and follows the address. `english`: the app's sentences in English. */
export function defineReactApp(Root: ComponentType, english: English = {}): Lifecycles {
  sayWhereToOpen('#root')
  const start = (element: HTMLElement, context: AppContext) => {
    const root = createRoot(element)
    const history = createHistory(context.props.base)
    // A change of language or theme renders the same components again, so that they keep their state.
    const draw = () =>
      root.render(
        <MountedApp.Provider value={{ ...context, history }}>
          <RenderBoundary>
            <Root />
          </RenderBoundary>
        </MountedApp.Provider>,
      )
    draw()
    const stopDrawing = onLanguage(draw)
    const stopFollowing = context.props.events.on('theme', draw)
    return () => {
      stopDrawing()
      stopFollowing()
      root.unmount()
      history.stop()
    }
  }
  return defineLifecycles('#root', start, english)
}

/** Re-renders on each change of the place. */
export function usePlace(): Place {
  const { history } = useApp()
  return useSyncExternalStore(history.listen, history.current)
}

/** Redirects unknown addresses. */
export function useHome(known: boolean, home: string): void {
  const { history } = useApp()
  const { path } = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path may be unknown
  useEffect(() => {
    if (!known) history.replace(home)
  }, [known, home, path, history])
}
