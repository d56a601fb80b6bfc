import './public-path'
import './style.css'
import React from 'react'
import ReactDOM from 'react-dom'
import { HashRouter } from 'react-router-dom'
import App from './app'

const rootElement = (props) => (props.container || document).querySelector('#root')

function render(props) {
  const element = rootElement(props)
  ReactDOM.render(
    <HashRouter>
      <App host={props.name} summaryUrl={element.dataset.summary} />
    </HashRouter>,
    element,
  )
}

if (!window.__POWERED_BY_QIANKUN__) render({})

export async function bootstrap() {}

export async function mount(props) {
  render(props)
}

export async function unmount(props) {
  ReactDOM.unmountComponentAtNode(rootElement(props))
}
