import { lazy, Suspense, useState } from 'react'
import { NavLink, Route, Routes } from 'react-router-dom'
import styles from './app.module.css'
import { Home } from './home'
import logo from './logo.png'

const Detail = lazy(() => import(/* webpackChunkName: "detail" */ './detail'))

export function App({ host, summaryUrl }) {
  const [count, setCount] = useState(0)
  const [note, setNote] = useState('')
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <img src={logo} alt="徽标" width="48" height="48" />
        <h1 className={styles.title}>会议室预订</h1>
        <p>{host ? `宿主应用名：${host}` : '独立运行'}</p>
      </header>
      <nav className={styles.nav}>
        <NavLink to="/">首页</NavLink>
        <NavLink to="/detail">明细</NavLink>
      </nav>
      <Suspense fallback={<p>加载中</p>}>
        <Routes>
          <Route
            path="/"
            element={
              <Home
                count={count}
                onCount={() => setCount(count + 1)}
                note={note}
                onNote={setNote}
                summaryUrl={summaryUrl}
              />
            }
          />
          <Route path="/detail" element={<Detail />} />
        </Routes>
      </Suspense>
    </div>
  )
}
