import { suggestion } from './nearest-name'
import type { Scenario } from './scenario'
import type { UserTenant } from './scenario-user'
import type { Path, Problem } from './strict-check'

/** Names in a scenario that it does not define: missing apps, tenants and accounts. */
export function brokenReferences(scenario: Scenario): Problem[] {
  const codes = Object.keys(scenario.apps)
  const tenants = Object.keys(scenario.tenants)
  const accounts = Object.keys(scenario.users)
  const problems: Problem[] = []

  function expectKnown(what: string, name: string, known: string[], path: Path) {
    if (known.includes(name)) return
    problems.push({ path, reason: `unknown ${what} "${name}"${suggestion(name, known)}` })
  }

  function expectApps({ apps, pinned }: Pick<UserTenant, 'apps' | 'pinned'>, path: Path) {
    for (const [index, code] of (apps === 'all' ? [] : (apps ?? [])).entries()) {
      expectKnown('app', code, codes, [...path, 'apps', index])
    }
    for (const [index, code] of (pinned ?? []).entries()) {
      expectKnown('app', code, codes, [...path, 'pinned', index])
    }
  }

  for (const [account, user] of Object.entries(scenario.users)) {
    const path: Path = ['users', account]
    expectKnown('tenant', user.tenantId, tenants, [...path, 'tenantId'])
    expectApps(user, path)
    for (const [index, tenant] of (user.tenants ?? []).entries()) {
      if (tenant.separator) continue
      expectKnown('tenant', tenant.tenantId, tenants, [...path, 'tenants', index, 'tenantId'])
      expectApps(tenant, [...path, 'tenants', index])
    }
    for (const [index, other] of user.accounts.entries()) {
      expectKnown('account', other, accounts, [...path, 'accounts', index])
    }
  }
  for (const [place, { users = [] }] of scenario.forced.entries()) {
    for (const [index, account] of users.entries()) {
      expectKnown('account', account, accounts, ['forced', place, 'users', index])
    }
  }
  for (const [place, { users = [] }] of scenario.homeLayouts.entries()) {
    for (const [index, account] of users.entries()) {
      expectKnown('account', account, accounts, ['homeLayouts', place, 'users', index])
    }
  }
  return problems
}
