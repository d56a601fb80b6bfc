import { createRoot } from 'react-dom/client'
import { defineLifecycles, sayWhereToOpen } from '../kit/lifecycles'
import { Workbench } from './workbench'

export const { bootstrap, mount, unmount } = defineLifecycles('#root', (element, { props }) => {
  const root = createRoot(element)
  root.render(<Workbench props={props} />)
  return () => root.unmount()
})

sayWhereToOpen('#root')
