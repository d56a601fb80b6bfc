import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { chooseLanguage } from '../../features/language/language.server'

/** The route has no page of its own: a visit leads home. */
export function loader() {
  return redirect('/')
}

/** Needs no session, because the login page also offers a choice of language. */
export function action({ context, request }: ActionFunctionArgs) {
  return chooseLanguage(context, request)
}
