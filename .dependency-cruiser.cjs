/** Who may import whom: the table of docs/architecture.md. Every arrow goes down; types count. */
const rooms = '^(app|contract|fixtures|mock-platform|packages|scripts|server|tests|text|vite)/'
const test = '\\.test\\.tsx?$|/test-backend\\.ts$'

/** A room and all that it may import of the project. */
const room = (name, path, ...below) => ({
  name,
  severity: 'error',
  from: { path, pathNot: test },
  to: { path: rooms, pathNot: [path, ...below] },
})

/** Leaves of the tree: they know each other and what is named. */
const leaf = (name, path, ...packages) => ({
  name,
  severity: 'error',
  from: { path, pathNot: '\\.test\\.ts$' },
  to: { pathNot: [path, ...packages] },
})

const serverFiles = '\\.server\\.tsx?$'
const mockPlatform = '^mock-platform/(?!contracts/|sub-apps/)'
const browser = '^app/(features|hosting|live|shell|text|ui)/'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'only-tests-and-scripts-import-the-mock-platform',
      severity: 'error',
      from: { pathNot: '^(tests|scripts|mock-platform)/' },
      to: { path: '^mock-platform/' },
    },
    {
      name: 'the-mock-platform-knows-no-demo-app',
      severity: 'error',
      from: { path: '^mock-platform/(?!sub-apps/)' },
      to: { path: '^mock-platform/sub-apps/' },
    },
    {
      name: 'qiankun-is-only-measured-against',
      severity: 'error',
      from: { pathNot: '^tests/performance/hosting/' },
      to: { path: 'node_modules/qiankun/' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'browser-code-takes-nothing-from-the-server',
      severity: 'error',
      from: { path: browser, pathNot: `${serverFiles}|${test}` },
      to: { path: '^server/' },
    },
    {
      name: 'browser-code-takes-only-types-from-server-files',
      severity: 'error',
      from: { path: browser, pathNot: `${serverFiles}|${test}` },
      to: { path: serverFiles, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'a-catalogue-is-asked-for-never-imported',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: '^app/text/|\\.test\\.tsx?$' },
      to: { path: '^text/[a-z]{2}-[A-Z]{2}\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    leaf('contract', '^contract/', 'node_modules/(zod|vitest)'),
    leaf('text', '^text/', '^contract/', 'node_modules/vitest'),
    leaf(
      'ofd',
      '^packages/ofd/',
      'node_modules/(asn1js|fflate|image-size|saxes|sm-crypto-v2|vitest)',
    ),
    leaf('legacy', '^app/legacy/', 'node_modules/vitest'),
    room('packages', '^packages/', '^contract/'),
    room('ui', '^app/ui/', '^(contract|text)/', '^app/text/'),
    room('app-text', '^app/text/', '^(contract|text)/'),
    room('live', '^app/live/', '^contract/'),
    room('hosting', '^app/hosting/', '^(contract|packages|text)/', '^app/(ui|text)/'),
    room(
      'shell',
      '^app/shell/',
      '^(contract|text|packages|server)/',
      '^app/(hosting|live|text|ui)/',
    ),
    room(
      'features',
      '^app/features/',
      '^(contract|text|packages|server)/',
      '^app/(hosting|live|text|ui)/',
      '^app/shell/(registry|store)/',
    ),
    room('server', '^server/', '^(contract|text)/'),
    room('routes', '^app/routes/', '^app/', '^(contract|server|text)/'),
    room('root', '^app/[^/]+$', '^app/', '^(contract|server|text)/'),
    room('vite', '^vite/', '^contract/', '^app/ui/', '^app/features/file-viewer/limits\\.ts$'),
    room(
      'scripts',
      '^scripts/',
      '^vite/',
      '^server/(?:session/audit-chain|config/loopback)\\.mjs$',
      '^mock-platform/sub-apps/devDocs/content/',
    ),
    room('mock-contracts', '^mock-platform/contracts/', '^contract/'),
    room('mock-platform', mockPlatform, '^mock-platform/contracts/', '^contract/'),
    room(
      'demo-apps',
      '^mock-platform/sub-apps/',
      '^mock-platform/contracts/',
      '^(contract|packages)/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^build/|^tests/foreign-apps/[^/]+/|\\.css$|\\.vue$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types'],
    },
  },
}
