import React from 'react'

export default function Detail() {
  return (
    <section>
      <h2>明细</h2>
      <p>关于印发年度工作要点的通知，用印三份。</p>
    </section>
  )
}
