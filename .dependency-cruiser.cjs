/** Who may import whom: the table of docs/architecture.md. */
const only = (name, from, ...to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$|/test-backend\\.ts$' },
  to: { path: '^(app|server|mock-platform|tests|fixtures|scripts|vite)/', pathNot: to },
})

const pure = '^app/(config/(constants|paths)|errors|text|platform/(contract|platform-error))'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'only-tests-import-the-mock-platform',
      severity: 'error',
      from: { pathNot: '^(tests|mock-platform)/' },
      to: { path: '^mock-platform/' },
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
      name: 'browser-code-takes-only-types-from-the-server',
      severity: 'error',
      from: {
        path: '^app/(features|hosting|live|ui)/',
        pathNot: '\\.server\\.tsx?$|\\.test\\.tsx?$',
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-contract-knows-zod-alone',
      severity: 'error',
      from: { path: '^app/platform/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^app/platform/contract/', 'node_modules/(zod|vitest)'] },
    },
    {
      name: 'a-catalogue-is-asked-for-never-imported',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: '^app/text/|\\.test\\.tsx?$' },
      to: { path: '^app/text/[a-z]{2}-[A-Z]{2}\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    only('platform', '^app/platform/', '^app/platform/', '^app/(config|errors)/'),
    only('session', '^app/session/', '^app/session/', '^app/(platform|config|errors|text)/'),
    only('errors', '^app/errors/', '^app/errors/', '^app/(text|ui)/', pure),
    only('hosting', '^app/hosting/', '^app/hosting/', '^app/ui/', pure, '^vite/'),
    only('live', '^app/live/', '^app/live/', '^app/platform/contract/'),
    only(
      'features',
      '^app/features/',
      '^app/features/',
      '^app/(hosting|session|platform|config|errors|text|ui|live)/',
    ),
    only(
      'ui',
      '^app/ui/',
      '^app/ui/',
      '^app/(text|config/(constants|paths)|platform/(colours|contract))',
    ),
    only('server', '^server/', '^server/', '^app/(config|session|platform|errors|text|live)/'),
    only(
      'mock-platform',
      '^mock-platform/',
      '^mock-platform/',
      '^app/platform/contract/',
      '^app/config/constants',
      '^app/hosting/(sub-app-kit/|realm/bridge)',
      '^scripts/dev-docs/',
    ),
    {
      name: 'the-conformance-page-alone-knows-the-bridge',
      severity: 'error',
      from: { path: '^mock-platform/', pathNot: '^mock-platform/sub-apps/devDocs/hosting/' },
      to: { path: '^app/hosting/realm/' },
    },
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
