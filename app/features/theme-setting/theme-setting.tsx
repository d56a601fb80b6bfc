import { useId } from 'react'
import type { BuiltInProps } from '../../hosting/built-in'
import { useText } from '../../text/text-context'
import { ThemePanel } from './theme-panel'
import styles from './theme-setting.module.css'

/** 「更换皮肤」 as a page: skins, appearance and ground (ME-02, ME-03). */
export default function ThemeSetting({ front }: BuiltInProps) {
  const { themeSetting } = useText()
  const heading = useId()
  return (
    <section className={styles.page} aria-labelledby={heading}>
      <h1 className={styles.heading} id={heading}>
        {themeSetting.title}
      </h1>
      <p className={styles.hint}>{themeSetting.hint}</p>
      <ThemePanel front={front} />
    </section>
  )
}
