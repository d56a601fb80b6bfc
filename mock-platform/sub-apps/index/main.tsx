import { defineReactApp } from '../kit/react/react-app'
import { Workbench } from './workbench'

export const { bootstrap, mount, unmount } = defineReactApp(Workbench)
