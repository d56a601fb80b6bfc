import { defineSubApp } from '@portal/sub-app'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import './style.css'

export const { bootstrap, mount, update, unmount } = defineSubApp({
  mount({ container }) {
    const element = container.querySelector('#root')
    if (!element) throw new Error('页面里没有 #root')
    const root = createRoot(element)
    root.render(<App />)
    return () => root.unmount()
  },
  // 只在页面单独打开时才会加载。
  standalone: () => import('./standalone').then(({ standIn }) => standIn),
})
