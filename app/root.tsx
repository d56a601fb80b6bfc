import './ui/tokens.css'
import './ui/global.css'
import './ui/recipes.css'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ErrorPage } from './errors/error-page'
import { statusOf } from './errors/route-error'
import { zhCN } from './text/zh-CN'
import { BrowserWarning } from './ui/browser-warning'
import { useNonce } from './ui/nonce-context'
import { Toasts } from './ui/toasts'

export function loader({ context }: LoaderFunctionArgs) {
  return { systemName: context.config.SYSTEM_NAME }
}

/** The name never changes while a page is open. */
export const shouldRevalidate = () => false

/** The title of pages that have none of their own: those that show an error. */
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: zhCN.pageTitle(zhCN.errorPage.title, page?.systemName ?? '') },
]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang={zhCN.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b316f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <BrowserWarning nonce={nonce} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage code={statusOf(useRouteError())} redirect={null} signedIn />
}
