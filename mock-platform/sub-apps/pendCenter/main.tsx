import { defineReactApp } from '../kit/react/react-app'
import { TodoCentre } from './todo-centre'

export const { bootstrap, mount, unmount } = defineReactApp(TodoCentre)
