import React from 'react'
import { NavLink, Route, Switch } from 'react-router-dom'
import logo from './logo.png'

const Detail = React.lazy(() => import(/* webpackChunkName: "detail" */ './detail'))

export default class App extends React.Component {
  state = { count: 0, note: '', answer: '', open: false }

  load = () => {
    const request = new XMLHttpRequest()
    request.open('GET', this.props.summaryUrl)
    request.onload = () => {
      const { counts } = JSON.parse(request.responseText).data
      this.setState({ answer: `HTTP ${request.status}，未读邮件 ${counts.unreadMails} 封` })
    }
    request.send()
  }

  home = () => (
    <section>
      <p>
        <button type="button" onClick={() => this.setState({ count: this.state.count + 1 })}>
          点击次数 {this.state.count}
        </button>{' '}
        <button type="button" onClick={() => this.setState({ open: true })}>
          打开对话框
        </button>{' '}
        <button type="button" onClick={this.load}>
          读取待办
        </button>
      </p>
      <p>
        <label>
          备注{' '}
          <input
            value={this.state.note}
            onChange={(event) => this.setState({ note: event.target.value })}
          />
        </label>
      </p>
      <p role="status">{this.state.answer}</p>
    </section>
  )

  render() {
    const { host } = this.props
    return (
      <div className="page">
        <header>
          <img src={logo} alt="徽标" width="48" height="48" />
          <h1>用印申请</h1>
          <p>{host ? `宿主应用名：${host}` : '独立运行'}</p>
        </header>
        <nav>
          <NavLink exact to="/">
            首页
          </NavLink>{' '}
          <NavLink to="/detail">明细</NavLink>
        </nav>
        <React.Suspense fallback={<p>加载中</p>}>
          <Switch>
            <Route path="/detail" component={Detail} />
            <Route render={this.home} />
          </Switch>
        </React.Suspense>
        {this.state.open && this.dialog()}
      </div>
    )
  }

  dialog() {
    return (
      <div role="dialog" aria-modal="true" aria-label="提示" className="dialog">
        <p>用印须经分管领导批准。</p>
        <button type="button" onClick={() => this.setState({ open: false })}>
          知道了
        </button>
      </div>
    )
  }
}
