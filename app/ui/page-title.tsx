import { type useLoaderData, useLocation, useMatches, useRouteError } from '@remix-run/react'
import type { Texts } from '~text/zh-CN'
import { useText } from '../text/text-context'

/** The route's part of the title, in the current language; `page` is undefined if its loader failed. */
type TitleOf<Page> = (texts: Texts, page: Page | undefined, pathname: string) => string

/** A route's `handle`: the title of the browser tab (GUARD-09). */
interface TitledRoute {
  title: TitleOf<never>
}

/** Makes a route's `handle` from its title. */
export function titled<Loader>(
  title: TitleOf<ReturnType<typeof useLoaderData<Loader>>>,
): TitledRoute {
  return { title }
}

/**
 * The document's title, from the innermost route that has one. Routes' `meta` cannot set it, because it does not know
 * the language and would keep the old one after a change.
 */
export function PageTitle({ systemName }: { systemName: string }) {
  const texts = useText()
  const { pathname } = useLocation()
  const failed = Boolean(useRouteError())
  const route = [...useMatches()].reverse().find(({ handle }) => isTitled(handle))
  const title =
    route && isTitled(route.handle) && !failed
      ? route.handle.title(texts, route.data as never, pathname)
      : texts.pageTitle(texts.errorPage.title, systemName)
  return <title>{title}</title>
}

function isTitled(handle: unknown): handle is TitledRoute {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}
