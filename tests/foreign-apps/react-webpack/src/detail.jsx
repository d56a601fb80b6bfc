import styles from './detail.module.css'

export default function Detail() {
  return (
    <section>
      <h2 className={styles.title}>明细</h2>
      <ul>
        <li>第一会议室：周一上午，党组会</li>
        <li>第二会议室：周二下午，项目协调会</li>
      </ul>
    </section>
  )
}
