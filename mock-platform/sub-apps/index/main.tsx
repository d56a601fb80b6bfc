import { createRoot } from 'react-dom/client'
import { defineLifecycles, sayWhereToOpen } from '../kit/lifecycles'
import { Workbench } from './workbench'

export const { bootstrap, mount, unmount } = defineLifecycles('#root', (element, context) => {
  const root = createRoot(element)
  root.render(<Workbench context={context} />)
  return () => root.unmount()
})

sayWhereToOpen('#root')
