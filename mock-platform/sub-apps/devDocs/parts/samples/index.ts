import type { ComponentType } from 'react'
import { states as badge } from './badge'
import { states as banner } from './banner'
import { states as button } from './button'
import { states as dialog } from './dialog'
import { states as dot } from './dot'
import { states as drawer } from './drawer'
import { states as empty } from './empty'
import { states as error } from './error'
import { states as facts } from './facts'
import { states as filterBar } from './filter-bar'
import { states as formField } from './form-field'
import { states as listRow } from './list-row'
import { states as loading } from './loading'
import { states as pageHead } from './page-head'
import { states as pager } from './pager'
import { states as picker } from './picker'
import { states as table } from './table'
import { states as tabs } from './tabs'
import { states as tag } from './tag'
import { states as toast } from './toast'

/** By the part's id. */
export const samples: Record<string, Record<string, ComponentType>> = {
  'page-head': pageHead,
  tabs,
  'filter-bar': filterBar,
  pager,
  'list-row': listRow,
  table,
  facts,
  tag,
  badge,
  dot,
  button,
  'form-field': formField,
  picker,
  dialog,
  drawer,
  toast,
  banner,
  empty,
  loading,
  error,
}
