import { defineReactApp } from '../kit/react'
import { FileCentre } from './file-centre'

export const { bootstrap, mount, unmount } = defineReactApp(FileCentre)
