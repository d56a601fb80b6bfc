import { useRouteLoaderData } from '@remix-run/react'
import { errorEntry } from '~text/error-catalogue'
import { useText } from '../../text/text-context'
import { ButtonLink } from '../../ui/button-link'
import { StatePage } from '../../ui/state-message'

interface ErrorPageProps {
  code: number
  /** A path of this site to return to; null = there is none. */
  redirect: string | null
}

const kinds = { 401: 'forbidden', 403: 'forbidden', 404: 'missing' } as const

/** The root's data, which is available whatever else failed; missing only if the root itself failed. */
type Root = (...args: never[]) => { systemName: string; support?: string }

/** A whole page that explains what happened and offers the next steps (ERR-02). It works without scripts. */
export function ErrorPage({ code, redirect }: ErrorPageProps) {
  const { errorPage, hosting } = useText()
  const { systemName, support } = useRouteLoaderData<Root>('root') ?? {}
  const { page, action } = errorEntry(code)
  const { title, detail } = errorPage.pages[page]
  const again = redirect ?? '/'
  const links = {
    'sign-in': { to: `/login?redirect=${encodeURIComponent(again)}`, label: errorPage.signIn },
    'sign-out': { to: '/logout', label: errorPage.signOut },
    reload: { to: again, label: errorPage.reload },
    back: { to: again, label: hosting.back },
    home: { to: '/', label: errorPage.home },
  }
  const first = links[action]
  return (
    <StatePage
      kind={kinds[page as keyof typeof kinds] ?? 'error'}
      title={title}
      detail={detail}
      foot={
        <div className="text-xs text-muted text-center mt-4">
          <p>{[systemName, errorPage.code(code)].filter(Boolean).join(' · ')}</p>
          {support && <p>{errorPage.support(support)}</p>}
        </div>
      }
    >
      <ButtonLink href={first.to}>{first.label}</ButtonLink>
      {action !== 'sign-in' && action !== 'sign-out' && (
        <ButtonLink variant="outline" href="/logout">
          {errorPage.signOut}
        </ButtonLink>
      )}
    </StatePage>
  )
}
