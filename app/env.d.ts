/// <reference types="vite/client" />
import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** The same stylesheet, built for the files of app frames. */
declare module '*.css?realm' {}
