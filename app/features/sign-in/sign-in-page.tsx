import { CircleCheck, TriangleAlert } from 'lucide'
import type { LoginNotice } from '~contract/portal/login-notice'
import type { LeftBy } from '~contract/portal/safe-redirect'
import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'
import { Icon } from '../../ui/icon'
import { LanguageLink } from '../../ui/language-link'
import { Picture } from '../../ui/picture'
import styles from './sign-in.module.css'
import { SignInForm, type SignInFormProps } from './sign-in-form'
import type { Brand } from './sign-in-settings.server'
import { useOtherWindows } from './use-other-windows'

interface SignInPageProps extends SignInFormProps {
  brand: Brand
  /** In a frame over a page that waits: the form alone. */
  inside: boolean
  /** What has led here; null = nothing to say. */
  notice: LoginNotice | null
  /** Why the person is here, where it was not their own wish. */
  left: LeftBy | null
}

export function SignInPage({ brand, inside, notice, left, ...form }: SignInPageProps) {
  const { signIn } = useText()
  useOtherWindows(inside, form.redirect)
  return (
    <div className={styles.page} data-inside={inside || undefined}>
      <section className={styles.brand} aria-hidden="true">
        <Picture address={brand.background} className={styles.background}>
          <Skyline />
        </Picture>
        {brand.background && <div className={styles.shade} />}
        <p className={styles.tagline}>{signIn.tagline}</p>
      </section>
      <main className={styles.panel}>
        <div className={styles.card}>
          <div className={styles.system}>
            <Picture address={brand.logo} className={styles.logo}>
              <Emblem className={styles.emblem} />
            </Picture>
            <p>{brand.systemName}</p>
          </div>
          <h1 className={styles.heading}>{signIn.heading}</h1>
          {notice && (
            <p className={styles.notice} role="status">
              <Icon drawing={CircleCheck} />
              {signIn.notices[notice]}
            </p>
          )}
          {left && !form.refusal && (
            <p className={styles.left} role="status">
              <Icon drawing={TriangleAlert} />
              {signIn.left[left]}
            </p>
          )}
          <SignInForm {...form} />
          <div className={styles.ways}>
            <a href="/missingPassword">{signIn.forgotten}</a>
            <LanguageLink />
          </div>
        </div>
      </main>
    </div>
  )
}

/** Decoration: the hills and halls of a city, in the banner's colours. */
function Skyline() {
  return (
    <svg
      className={styles.skyline}
      aria-hidden="true"
      viewBox="0 0 800 420"
      preserveAspectRatio="xMidYMax slice"
    >
      <path
        d="M0 300c90-60 150-70 230-40s130 20 210-20 170-60 360 10v170H0z"
        fill="#fff"
        fillOpacity=".07"
      />
      <path d="M0 350c120-50 240-40 340-20s220 20 460-40v130H0z" fill="#fff" fillOpacity=".09" />
      <g fill="#fff" fillOpacity=".16">
        <path d="M300 300h200v70H300zm-24 0 124-66 124 66z" />
        <path d="M120 280h70v90h-70zm18-40h34v40h-34zM600 260h60v110h-60zm16-46h28v46h-28z" />
        <path d="M216 316h44v54h-44zm328 0h36v54h-36zM690 310h60v60h-60z" />
      </g>
      <g fill="#0b316f" fillOpacity=".55">
        <path d="M324 318h18v52h-18zm44 0h18v52h-18zm46 0h18v52h-18zm44 0h18v52h-18z" />
      </g>
    </svg>
  )
}
