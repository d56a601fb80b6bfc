import './style.css'
import { qiankunWindow, renderWithQiankun } from 'vite-plugin-qiankun/dist/helper'
import { createApp } from 'vue'
import App from './App.vue'
import createAppRouter from './router'

let app = null

function render(props = {}) {
  const { container } = props
  const element = container ? container.querySelector('#app') : document.querySelector('#app')
  app = createApp(App, { host: props.name, summaryUrl: element.dataset.summary })
  app.use(createAppRouter()).mount(element)
}

renderWithQiankun({
  bootstrap() {},
  mount(props) {
    render(props)
  },
  unmount() {
    app.unmount()
    app = null
  },
  update() {},
})

if (!qiankunWindow.__POWERED_BY_QIANKUN__) render()
