import { createRoot } from 'react-dom/client'
import { createHistory } from '../kit/history'
import { defineLifecycles, sayWhereToOpen } from '../kit/lifecycles'
import { PlatformManagement } from './platform-management'

export const { bootstrap, mount, unmount } = defineLifecycles('#root', (element, context) => {
  const root = createRoot(element)
  const history = createHistory(context.props.base)
  root.render(<PlatformManagement context={context} history={history} />)
  return () => {
    root.unmount()
    history.stop()
  }
})

sayWhereToOpen('#root')
