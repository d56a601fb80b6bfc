import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'
import styles from './sign-in.module.css'
import type { SignInRefusal } from './sign-in.server'
import { SignInForm } from './sign-in-form'

interface SignInPageProps {
  systemName: string
  redirect: string
  /** In a frame over a page that waits: the form alone. */
  inside: boolean
  remember: boolean
  /** The account remembered on this device, or ''. */
  account: string
  refusal: SignInRefusal | null
}

export function SignInPage({ systemName, inside, ...form }: SignInPageProps) {
  const { signIn } = useText()
  return (
    <div className={styles.page} data-inside={inside || undefined}>
      <section className={styles.brand} aria-hidden="true">
        <Skyline />
        <p className={styles.tagline}>{signIn.tagline}</p>
      </section>
      <main className={styles.panel}>
        <div className={styles.card}>
          <div className={styles.system}>
            <Emblem className={styles.emblem} />
            <p>{systemName}</p>
          </div>
          <h1 className={styles.heading}>{signIn.heading}</h1>
          <SignInForm {...form} />
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
