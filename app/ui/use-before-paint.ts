import { useEffect, useLayoutEffect } from 'react'

/** On the server there is no layout, and React warns about layout effects. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
