import './ui/tokens.css'
import './ui/global.css'
import './ui/recipes.css'
import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { ErrorPage } from './errors/error-page'
import { statusOf } from './errors/route-error'
import { zhCN } from './text/zh-CN'
import { useNonce } from './ui/nonce-context'

export function loader({ context }: LoaderFunctionArgs) {
  return { systemName: context.config.SYSTEM_NAME }
}

/** The name never changes while a page is open. */
export const shouldRevalidate = () => false

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
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const systemName = useRouteLoaderData<typeof loader>('root')?.systemName
  return (
    <>
      <title>{zhCN.pageTitle(zhCN.errorPage.title, systemName ?? '')}</title>
      <ErrorPage code={statusOf(error)} redirect={null} signedIn />
    </>
  )
}
