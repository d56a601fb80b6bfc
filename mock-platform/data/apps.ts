import { defineModel } from './collection'
import type { ScenarioApp } from './scenario-app'

/** A sub-application that the platform offers. */
export interface App extends ScenarioApp {
  code: string
  sort: number
}

export const appsModel = defineModel<App>('apps', 'code')
