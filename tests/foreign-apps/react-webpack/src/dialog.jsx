import { createPortal } from 'react-dom'
import styles from './app.module.css'

export function Dialog({ onClose }) {
  return createPortal(
    <div className={styles.backdrop}>
      <div role="dialog" aria-modal="true" aria-label="提示" className={styles.dialog}>
        <p>会议室须提前一日预订。</p>
        <button type="button" onClick={onClose}>
          知道了
        </button>
      </div>
    </div>,
    document.body,
  )
}
