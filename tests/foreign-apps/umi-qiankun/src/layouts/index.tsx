import { useState } from 'react'
import { Link, Outlet } from 'umi'
import logo from '../assets/logo.png'
import { DraftContext } from '../draft'
import { host } from '../host'
import './index.css'

export default function Layout() {
  const [draft, setDraft] = useState({ count: 0, note: '' })
  const change = (part: object) => setDraft((before) => ({ ...before, ...part }))
  return (
    <div className="page">
      <header>
        <img src={logo} alt="徽标" width="48" height="48" />
        <h1>督查督办</h1>
        <p>{host.name ? `宿主应用名：${host.name}` : '独立运行'}</p>
      </header>
      <nav>
        <Link to="/">首页</Link> <Link to="/detail">明细</Link>
      </nav>
      <DraftContext.Provider value={{ ...draft, change }}>
        <Outlet />
      </DraftContext.Provider>
    </div>
  )
}
