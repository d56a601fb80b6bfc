import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
/** The lines of a file without comments, with continued lines joined. */
const linesOf = (file: string) =>
  read(file)
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)

/** The packages that a built program takes from node_modules. */
function packagesOf(files: string[]): string[] {
  const imports =
    /^(?:import|export)\b[^'"\n]*['"]([^'"./][^'"]*)['"]|\bimport\(\s*['"]([^'"./][^'"]*)['"]/gm
  const names = files
    .flatMap((file) =>
      [...read(file).matchAll(imports)].map(([, still, late]) => still ?? late ?? ''),
    )
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
  return [...new Set(names)].sort()
}

const { dependencies, devDependencies } = JSON.parse(read('package.json'))
const pages = readdirSync('build/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => `build/server/${file}`)
const portal = packagesOf(['build/portal.js', ...pages])

describe('an installation without packages for development', () => {
  it('has what the portal runs with', () => {
    expect(portal).toEqual(expect.arrayContaining(['express', 'react', 'ws']))
    // Loaded only with NODE_ENV=development.
    expect(portal.filter((name) => !(name in dependencies))).toEqual(['vite'])
  })

  it('[SAFE-17] has nothing that the mock platform alone runs with', () => {
    const own = packagesOf(['build/mock-platform.js']).filter((name) => !portal.includes(name))
    expect(own).toEqual(expect.arrayContaining(['@faker-js/faker', '@mswjs/data', 'aedes']))
    expect(own.filter((name) => !(name in devDependencies))).toEqual([])
  })
})

describe('the image', () => {
  const dockerfile = linesOf('Dockerfile')
  const lastStage = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith('FROM')))
  const build = dockerfile.slice(0, -lastStage.length).join('\n')

  it('[SAFE-01] is built on bases that cannot be moved', () => {
    const [, base] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile.join('\n')) ?? []
    expect(base).toMatch(/^node:[\d.]+-slim@sha256:[0-9a-f]{64}$/)
    const from = dockerfile.filter((line) => line.startsWith('FROM'))
    expect(from).toHaveLength(2)
    for (const line of from) expect(line).toMatch(/^FROM \$\{NODE_IMAGE\}(?: AS build)?$/)
  })

  it('[SAFE-17] has neither the mock platform nor its apps nor its packages', () => {
    expect(build).toMatch(/npm prune --omit=dev/)
    const removed = /&& rm -r (.*)$/m.exec(build)?.[1]?.split(' ') ?? []
    expect(removed).toEqual(
      expect.arrayContaining([
        'build/mock-platform.js',
        'build/mock-platform.js.map',
        'build/sub-apps',
      ]),
    )
    const copied = lastStage
      .filter((line) => line.startsWith('COPY'))
      .map((line) => line.split(' ')[2])
    expect(copied).toEqual(['/portal/package.json', '/portal/node_modules', '/portal/build'])
  })

  it('[SAFE-08] runs the portal itself, without rights and without a shell', () => {
    expect(lastStage).toContain('USER node')
    expect(lastStage.at(-1)).toMatch(/^CMD \["node", .*"build\/portal\.js"\]$/)
    expect(lastStage.find((line) => line.startsWith('HEALTHCHECK'))).toMatch(/CMD \["node", /)
  })

  it('[SAFE-08] is built from no secrets, wherever they lie, and no leftovers', () => {
    const left = ['.git', '**/.env*', '**/*.pem', '**/*.key', '**/node_modules', 'build', 'state']
    expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(left))
  })
})

describe('the systemd unit', () => {
  const unit = linesOf('deploy/portal.service')

  it('[SAFE-08] keeps its secrets out of its own lines', () => {
    expect(unit).toContain('EnvironmentFile=/etc/portal.env')
    expect(
      unit.filter((line) => /^Environment=.*(?:SECRET|KEY|CLIENT|PASSWORD)/.test(line)),
    ).toEqual([])
  })

  it.each([
    ['User', /^portal$/],
    ['NoNewPrivileges', /^yes$/],
    ['CapabilityBoundingSet', /^$/],
    ['SystemCallFilter', /^@system-service$/],
    ['ProtectSystem', /^strict$/],
    ['ProtectHome', /^yes$/],
    ['ProtectProc', /^invisible$/],
    ['PrivateTmp', /^yes$/],
    ['PrivateDevices', /^yes$/],
    ['RestrictNamespaces', /^yes$/],
    ['RestrictAddressFamilies', /^AF_INET AF_INET6 AF_UNIX$/],
    ['UMask', /^0077$/],
    ['MemoryMax', /^\d+G$/],
    ['LimitNOFILE', /^\d{5,}$/],
    ['StateDirectory', /^portal$/],
  ])('[SAFE-08] gives the process no more than it needs: %s', (name, value) => {
    const given = unit.filter((line) => line.startsWith(`${name}=`))
    expect(given).toEqual([expect.stringMatching(/=/)])
    expect(given[0]?.slice(name.length + 1)).toMatch(value)
  })
})
