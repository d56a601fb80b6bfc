import './ui/tokens.css'
import './ui/global.css'
import './ui/recipes.css'
import './ui/parts.css'
import './ui/atoms.css'
import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { ErrorPage } from './features/error-page/error-page'
import { statusOf } from './features/error-page/route-error'
import { ThemeStyle } from './hosting/theme-style'
import { pageThemes } from './page-themes.server'
import { useSpoken } from './text/text-context'
import { BrowserWarning } from './ui/browser-warning'
import { untilThere } from './ui/lazy-part'
import { useNonce } from './ui/nonce-context'
import { PageTitle } from './ui/page-title'
import { Toasts } from './ui/toasts'
import { whenIdle } from './ui/when-idle'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { SYSTEM_NAME: systemName, SUPPORT_CONTACT: support, ...config } = context.config
  return {
    systemName,
    themes: await pageThemes(context, request),
    ...(support && { support }),
    ...(config.OTEL_EXPORTER_OTLP_ENDPOINT && { traces: 1 }),
  }
}

/** The name cannot change while a page is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const { texts, file } = useSpoken()
  const page = useRouteLoaderData<typeof loader>('root')
  const inside = useMatches().some(({ data }) => (data as { inside?: boolean } | null)?.inside)
  return (
    <html lang={texts.language} data-traces={page?.traces}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b316f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <PageTitle systemName={page?.systemName ?? ''} />
        {file && <link rel="modulepreload" href={file} data-texts="" />}
        <Links />
        <DeviceTheme />
      </head>
      <body data-inside={inside || undefined}>
        {children}
        <BrowserWarning nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** The theme of pages without the shell, which applies its user's own. */
function DeviceTheme() {
  const themes = useRouteLoaderData<typeof loader>('root')?.themes
  const framed = useMatches().some(({ id, data }) => id === 'routes/$' && data)
  const failed = Boolean(useRouteError())
  return themes && (failed || !framed) ? <ThemeStyle {...themes} /> : null
}

export default function App() {
  useEffect(
    () => whenIdle(() => void untilThere(() => import('./after-load')).catch(() => {}), 2_000),
    [],
  )
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage code={statusOf(useRouteError())} redirect={null} />
}
