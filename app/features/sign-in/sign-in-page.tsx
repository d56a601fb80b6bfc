import { CircleCheck, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import type { LoginNotice } from '~contract/portal/login-notice'
import type { SessionEndReason } from '~contract/portal/safe-redirect'
import { Emblem } from '../../ui/emblem'
import { FormMessage } from '../../ui/form-message'
import { LanguageLink } from '../../ui/language-link'
import { Picture } from '../../ui/picture'
import styles from './sign-in.module.css'
import { SignInForm, type SignInFormProps } from './sign-in-form'
import type { Brand } from './sign-in-settings.server'
import { useOtherWindows } from './use-other-windows'
import { useSignInText } from './use-sign-in-text'

interface SignInPageProps extends SignInFormProps {
  brand: Brand
  /** In a frame over a waiting page: only the form. */
  inside: boolean
  /** What has led here; null = nothing to report. */
  notice: LoginNotice | null
  /** Why the user is here, unless they chose to leave. */
  left: SessionEndReason | null
  /** Rendered in place of the form, if present. */
  children?: ReactNode
}

export function SignInPage({ brand, inside, notice, left, children, ...form }: SignInPageProps) {
  const signIn = useSignInText()
  useOtherWindows(inside, form.redirect)
  return (
    <div className={`grid min-h-full bg-surface ${styles.page}`}>
      <section
        className={`relative flex items-start overflow-hidden ${styles.brand}`}
        aria-hidden="true"
      >
        <Picture address={brand.background} className="absolute inset-0 w-full h-full object-cover">
          <Skyline />
        </Picture>
        {brand.background && <div className={`absolute inset-0 ${styles.shade}`} />}
        <p className={`relative text-on-banner font-bold ${styles.tagline}`}>{signIn.tagline}</p>
      </section>
      <main className={`flex items-center justify-center p-6 ${styles.panel}`}>
        <div className={`w-full max-w-360px ${styles.card}`}>
          <div
            className={`flex items-center tracking-0.06em text-xl font-bold mb-8 gap-2.5 ${styles.system}`}
          >
            <Picture address={brand.logo} className="flex-none object-contain h-40px max-w-140px">
              <Emblem className={`flex-none size-40px ${styles.emblem}`} />
            </Picture>
            <p>{brand.systemName}</p>
          </div>
          <h1 className={`text-lg font-medium mb-5 ${styles.heading}`}>{signIn.heading}</h1>
          {notice && <Told good={notice !== 'account-locked'} sentence={signIn.notices[notice]} />}
          {left && !form.refusal && <Told good={false} sentence={signIn.left[left]} />}
          {children || <SignInForm {...form} />}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 mt-4">
            <a className="inline-flex items-center" href="/missingPassword">
              {signIn.forgotten}
            </a>
            <LanguageLink />
          </div>
        </div>
      </main>
    </div>
  )
}

/** Tells the user why they are here again. */
function Told({ good, sentence }: { good: boolean; sentence: string }) {
  const tone = good ? 'text-success bg-success-soft' : 'text-warning bg-warning-soft'
  const icon = good ? CircleCheck : TriangleAlert
  return <FormMessage text={sentence} icon={icon} className={`${tone} mb-4`} role="status" />
}

/** Decoration: a city's hills and halls, in the banner's colours. */
function Skyline() {
  return (
    <svg
      className={`absolute w-full ${styles.skyline}`}
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
