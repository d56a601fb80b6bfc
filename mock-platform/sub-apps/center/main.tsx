import { defineReactApp } from '../kit/react/react-app'
import { FileCentre } from './file-centre'

export const { bootstrap, mount, unmount } = defineReactApp(FileCentre)
