import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { chooseLanguage } from '../../features/language/language.server'

/** It has no page of its own: its address leads home. */
export function loader() {
  return redirect('/')
}

/** It needs no session: the login page speaks languages, too. */
export function action({ context, request }: ActionFunctionArgs) {
  return chooseLanguage(context, request)
}
