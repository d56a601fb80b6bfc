import { createContext, useContext } from 'react'

/** A context whose hook throws outside its provider. */
export function requiredContext<Value>() {
  const Context = createContext<Value | null>(null)
  function useRequired(): Value {
    const value = useContext(Context)
    if (value === null) throw new Error('outside of its provider')
    return value
  }
  return [Context.Provider, useRequired] as const
}
