import { isRouteErrorResponse } from '@remix-run/react'

/** The error code to show for a value that a route threw. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
