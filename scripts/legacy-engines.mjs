/** The oldest browsers of the legacy build, as each tool names them. */
export const legacyEngines = {
  esbuild: ['chrome78', 'firefox91', 'safari15'],
  core: 'chrome 78, firefox 91, safari 15',
  css: { chrome: 78 << 16, firefox: 91 << 16, safari: 15 << 16 },
}
