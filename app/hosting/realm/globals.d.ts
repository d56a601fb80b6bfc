import type { SubAppProps } from '~contract/hosting/props'

declare global {
  interface Window {
    /** qiankun's marks: apps built for it check these to decide how to start. */
    __POWERED_BY_QIANKUN__?: boolean
    __INJECTED_PUBLIC_PATH_BY_QIANKUN__?: string
    /** vite-plugin-qiankun's name for the realm that its app runs in. */
    proxy?: Window
    /** The portal's props for pages without lifecycles. */
    portalProps?: SubAppProps
  }
}
