import { useEffect, useLayoutEffect } from 'react'

/** The server renders no layout, and React says so. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
