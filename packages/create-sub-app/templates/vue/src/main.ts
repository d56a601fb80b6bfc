import { defineSubApp } from '@portal/sub-app'
import { createApp } from 'vue'
import App from './app.vue'
import './style.css'

export const { bootstrap, mount, update, unmount } = defineSubApp({
  mount({ container }) {
    const element = container.querySelector('#app')
    if (!element) throw new Error('页面里没有 #app')
    const app = createApp(App)
    app.mount(element)
    return () => app.unmount()
  },
  // 只在页面单独打开时才会加载。
  standalone: () => import('./standalone').then(({ standIn }) => standIn),
})
