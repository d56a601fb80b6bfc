import './public-path'
import Button from 'element-ui/lib/button'
import Dialog from 'element-ui/lib/dialog'
import Input from 'element-ui/lib/input'
import Table from 'element-ui/lib/table'
import TableColumn from 'element-ui/lib/table-column'
import 'element-ui/lib/theme-chalk/base.css'
import 'element-ui/lib/theme-chalk/button.css'
import 'element-ui/lib/theme-chalk/dialog.css'
import 'element-ui/lib/theme-chalk/input.css'
import 'element-ui/lib/theme-chalk/message.css'
import 'element-ui/lib/theme-chalk/table.css'
import 'element-ui/lib/theme-chalk/table-column.css'
import './style.css'
import Vue from 'vue'
import App from './App.vue'
import createRouter from './router'
import createStore from './store'

Vue.config.productionTip = false
for (const component of [Button, Dialog, Input, Table, TableColumn]) Vue.use(component)

let instance = null

function render(props = {}) {
  const { container } = props
  const element = container ? container.querySelector('#app') : document.querySelector('#app')
  const store = createStore({ host: props.name || '', summaryUrl: element.dataset.summary })
  instance = new Vue({
    router: createRouter(),
    store,
    render: (h) => h(App),
  }).$mount(element)
}

if (!window.__POWERED_BY_QIANKUN__) render()

export async function bootstrap() {}

export async function mount(props) {
  render(props)
}

export async function unmount() {
  instance.$destroy()
  instance.$el.innerHTML = ''
  instance = null
}
