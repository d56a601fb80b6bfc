import './detail.css'

export default function Detail() {
  return (
    <section className="detail">
      <h2>明细</h2>
      <p>重点项目进度，已办结三项。</p>
    </section>
  )
}
