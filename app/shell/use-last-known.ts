import { useState } from 'react'

/** A list that cannot be had anew must not take the open apps away. */
export function useLastKnown<Page extends { apps: unknown }>(page: Page): Page {
  const [known, setKnown] = useState(page)
  if (page.apps && page !== known) setKnown(page)
  return page.apps ? page : known
}
