import './public-path'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app'

let root = null

const rootElement = (props) => (props.container ?? document).querySelector('#root')

function render(props) {
  const element = rootElement(props)
  root = createRoot(element)
  root.render(
    <BrowserRouter basename={window.__POWERED_BY_QIANKUN__ ? '/react-webpack' : '/'}>
      <App host={props.name} summaryUrl={element.dataset.summary} />
    </BrowserRouter>,
  )
}

if (!window.__POWERED_BY_QIANKUN__) render({})

export async function bootstrap() {}

export async function mount(props) {
  render(props)
}

export async function unmount() {
  root.unmount()
  root = null
}

export async function update(props) {
  console.info('参数已更新', Object.keys(props).length)
}
