import type { ServerBuild } from '@remix-run/node'
import { expect, it } from 'vitest'
import { readConfig } from '../config/env'
import { createRouteNames } from './route-names'

const routes = {
  root: { id: 'root', path: '' },
  'routes/_index': { id: 'routes/_index', parentId: 'root', index: true },
  'routes/$': { id: 'routes/$', parentId: 'root', path: '*' },
  'routes/messages': { id: 'routes/messages', parentId: 'root', path: 'messages' },
  'routes/messages_.unread': { id: 'x', parentId: 'root', path: 'messages/unread' },
  'routes/pcAuth': { id: 'routes/pcAuth', parentId: 'root', path: 'pcAuth' },
  'routes/palette.$source': { id: 'y', parentId: 'root', path: 'palette/:source' },
}
const nameOf = createRouteNames({ remix: { routes } as unknown as ServerBuild }, readConfig({}))

it.each([
  ['/', '/'],
  ['/messages', '/messages'],
  ['/messages/unread.data', '/messages/unread'],
  ['/Messages/', '/messages'],
  ['/pcAuth', '/pcAuth'],
  ['/palette/people', '/palette/:source'],
  ['/login', '/login'],
  ['/service-mail/mail/17/body', '/service-mail/*'],
  ['/subapps/inbox/main.js', '/subapps/*'],
  ['/assets/root-abcdefgh.js', '/assets/*'],
  ['/open/leave', '/open/:code'],
  ['/app-mounts', '/app-mounts'],
  ['/inbox/list/17', '/*'],
  ['/wp-admin.php', '/*'],
  ['/%ff', '/*'],
])('[SCALE-05] the route of %s is %s', (path, name) => {
  expect(nameOf(path)).toBe(name)
})
