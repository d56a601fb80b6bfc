/**
 * The one Remix configuration; vite.config.ts hands it to the Remix plugin.
 * Lazy route discovery is off: the portal is a splat route, for which the router would ask the server
 * before every navigation, and the whole route table is smaller than one such answer.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'index.js',
  ignoredRouteFiles: ['**/*.test.*', '**/*.css'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
}
