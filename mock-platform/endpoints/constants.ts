import { readConstant, readParameter } from '~contract/platform/constants'
import type { Area } from '../area'
import { constantsModel, parametersModel } from '../data/constants'
import { textsOfFlags } from '../data/flags'
import { implement } from './implementation'

export const constantsArea: Area = {
  name: 'constants',
  models: [constantsModel, parametersModel],
  seed(space, scenario) {
    for (const [name, value] of Object.entries(scenario.constants)) space.constants.set(name, value)
    const parameters = { ...textsOfFlags(scenario.flags), ...scenario.parameters }
    for (const [name, value] of Object.entries(parameters)) {
      space.collection(parametersModel).create({ name, value })
    }
  },
  implementations: [
    implement(readConstant, ({ space, params }) => space.constants.get(params.name ?? '') ?? null),
    implement(readParameter, ({ space, params }) => {
      return space.collection(parametersModel).get(params.name ?? '')?.value ?? null
    }),
  ],
}
