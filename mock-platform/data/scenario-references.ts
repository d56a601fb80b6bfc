import { suggestion } from './nearest-name'
import type { Scenario } from './scenario'
import type { Unit } from './scenario-user'
import type { Path, Problem } from './strict-check'

/** Names in a scenario that it does not define: missing apps, tenants and accounts. */
export function brokenReferences(scenario: Scenario): Problem[] {
  const codes = Object.keys(scenario.apps)
  const units = Object.keys(scenario.tenants)
  const accounts = Object.keys(scenario.users)
  const problems: Problem[] = []

  function expectKnown(what: string, name: string, known: string[], path: Path) {
    if (known.includes(name)) return
    problems.push({ path, reason: `unknown ${what} "${name}"${suggestion(name, known)}` })
  }

  function expectApps({ apps, pinned }: Pick<Unit, 'apps' | 'pinned'>, path: Path) {
    for (const [index, code] of (apps === 'all' ? [] : (apps ?? [])).entries()) {
      expectKnown('app', code, codes, [...path, 'apps', index])
    }
    for (const [index, code] of (pinned ?? []).entries()) {
      expectKnown('app', code, codes, [...path, 'pinned', index])
    }
  }

  for (const [account, user] of Object.entries(scenario.users)) {
    const path: Path = ['users', account]
    expectKnown('unit', user.tenantId, units, [...path, 'tenantId'])
    expectApps(user, path)
    for (const [index, unit] of (user.units ?? []).entries()) {
      if (unit.separator) continue
      expectKnown('unit', unit.tenantId, units, [...path, 'units', index, 'tenantId'])
      expectApps(unit, [...path, 'units', index])
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
