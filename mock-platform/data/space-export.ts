import type { Area } from '../area'
import { appsModel } from './apps'
import { constantsModel, parametersModel, valuesOf } from './constants'
import { replaceIds } from './replace-ids'
import type { ScenarioFile } from './scenario'
import type { Space } from './space'
import { definitionOf } from './user-definition'
import { usersModel } from './users'

/** These models have sections of their own in a scenario. */
const named = [usersModel, appsModel, constantsModel, parametersModel].map(({ name }) => name)

/** A scenario that starts as the space is now. */
export function exportSpace(space: Space, areas: readonly Area[]): ScenarioFile {
  const { description, tenants, volumes, systemNotices, versionNotices } = space.scenario
  const apps = space.collection(appsModel).all()
  const models = areas.flatMap((area) => area.models).filter(({ name }) => !named.includes(name))
  return {
    description,
    // The state, not the first seed: new ids must not collide with those of the rows.
    seed: space.random.state,
    now: space.now().toISOString(),
    constants: valuesOf(space.constants),
    parameters: valuesOf(space.collection(parametersModel)),
    tenants,
    apps: Object.fromEntries(apps.map(({ code, ...app }) => [code, app])),
    users: Object.fromEntries(
      space.users.all().map((user) => [user.account, definitionOf(user, space.id)]),
    ),
    faults: space.faults.remaining(),
    answers: space.answers.remaining(),
    volumes,
    systemNotices,
    versionNotices,
    rows: replaceIds(
      Object.fromEntries(models.map((model) => [model.name, space.collection(model).all()])),
      space,
      'out of',
    ),
  }
}
