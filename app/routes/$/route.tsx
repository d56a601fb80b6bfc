import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  type ClientLoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunction,
  useLoaderData,
} from '@remix-run/react'
import { codeOfPath } from '~contract/hosting/hosted-app'
import { exceptionPath } from '~contract/portal/paths'
import { allFeatures } from '../../features/features'
import { displacedBy } from '../../features/my-sessions/my-sessions.server'
import { readPasswordDue } from '../../features/passwords/password-due.server'
import { readTenants } from '../../features/tenant-switch/tenants.server'
import { loadPage } from '../../shell/load-page.server'
import { register } from '../../shell/registry/registry'
import { SignedInPage, unreachable } from '../../shell/signed-in-page'
import { withBuiltIn } from '../../shell/with-built-in'
import { titled } from '../../ui/page-title'

register(allFeatures)

export const handle = titled<typeof clientLoader>((texts, answer, pathname) => {
  // The page stays, and so does its title.
  if (answer && 'unreachable' in answer) return document.title
  const page = answer && 'user' in answer ? answer : null
  const apps = withBuiltIn(page?.apps ?? [], texts)
  const app = apps.find((one) => one.code === codeOfPath(pathname))
  const system = page?.systemName ?? ''
  return app ? texts.pageTitle(app.title, system) : system
})

/** Every address without another route belongs to an app (APP-02). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, request, (user, signedIn) => ({
    displaced: displacedBy(signedIn),
    passwordDue: readPasswordDue(context, request, signedIn, user),
    tenants: readTenants(context, request, user),
  }))
}

/** A missing answer, or one that is not the portal's, must not change a page that holds the apps (HOLD-10). */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    const answer = await serverLoader<typeof loader>()
    isLedHome = false
    return answer
  } catch (error) {
    if (!(error instanceof Response)) return unreachable
    // The app in front was withdrawn, or another user without it has signed in. The page and the other apps stay.
    const stands = new URL(request.url).pathname === window.location.pathname
    isLedHome = stands && isAbsence(error)
    throw isLedHome ? redirect('/') : error
  }
}

/** The page is being redirected home, for which it has no data yet. */
let isLedHome = false

const isAbsence = ({ headers }: Response) =>
  headers.get('Location')?.startsWith(exceptionPath(404)) === true

/**
 * Going from app to app needs nothing from the server, nor do Back and Forward at the same address; only an explicit
 * refresh of the page does.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  isLedHome ||
  (currentUrl.href === nextUrl.href &&
    globalThis.event?.type !== 'popstate' &&
    defaultShouldRevalidate)

export default function PortalRoute() {
  return <SignedInPage answer={useLoaderData<typeof clientLoader>()} />
}
