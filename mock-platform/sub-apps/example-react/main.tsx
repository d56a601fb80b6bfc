import { defineSubApp } from '@portal/sub-app'
import { createRoot } from 'react-dom/client'
import { Example } from './example'

export const { bootstrap, mount, update, unmount } = defineSubApp({
  mount(props) {
    const element = props.container.querySelector('#root')
    if (!element) throw new Error('页面里没有 #root')
    const root = createRoot(element)
    root.render(<Example props={props} />)
    return () => root.unmount()
  },
})
