import { useId } from 'react'
import type { BuiltInProps } from '../../hosting/built-in'
import { ThemePanel } from './theme-panel'
import { useThemeText } from './use-theme-text'

/** 「更换皮肤」 as a page: the tenant's themes, the settings and the background (ME-02, ME-03). */
export default function ThemeSetting({ front }: BuiltInProps) {
  const themeSetting = useThemeText()
  const heading = useId()
  return (
    <section className="page max-w-1040px px-4 pt-6 pb-0" aria-labelledby={heading}>
      <h1 className="text-xl" id={heading}>
        {themeSetting.title}
      </h1>
      <p className="text-muted mt-1 mb-5">{themeSetting.hint}</p>
      <ThemePanel front={front} />
    </section>
  )
}
