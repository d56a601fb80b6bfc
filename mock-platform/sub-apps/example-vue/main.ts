import { defineSubApp } from '@portal/sub-app'
import { createApp } from 'vue'
import NoticeList from './notice-list.vue'

export const { bootstrap, mount, update, unmount } = defineSubApp({
  mount(props) {
    const root = props.container.querySelector('#app')
    if (!root) throw new Error('页面里没有 #app')
    const app = createApp(NoticeList, { portal: props })
    app.mount(root)
    return () => app.unmount()
  },
})
