import './style.css'
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

if (!window.__POWERED_BY_QIANKUN__) render()

export async function bootstrap() {}

export async function mount(props) {
  render(props)
}

export async function unmount() {
  app.unmount()
  app = null
}
