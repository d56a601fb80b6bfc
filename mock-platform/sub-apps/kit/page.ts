/**
 * A list page as an app describes it in its `pages.json`. Texts and addresses are templates that the row fills:
 * `{title}`, `{applicant.name}`, `{updatedAt:minute}`.
 */
export interface ListDescription {
  /** The call that answers a page of rows, and how many of them. */
  call: string
  length: number
  /** What the backend calls the page and its length, if not `pageNo` and `length`. */
  paging?: string[] | undefined
  /** The list's path, if its addresses are not to keep the present path. */
  path?: string | undefined
  /** It stays as it is while the app is out of sight. */
  still?: boolean | undefined
  title?: string | undefined
  /** The title is that of a part of the page. */
  part?: boolean | undefined
  /** What screen readers call the rows. */
  rows: string
  className?: string | undefined
  /** What one row is counted in. */
  unit?: string | undefined
  /** What to say if there are no rows; `none` if that is because the list is narrowed. */
  empty: string
  none?: string | undefined
  search?: { label: string; placeholder: string } | undefined
  filters?: readonly FilterDescription[] | undefined
  tabs?: TabsDescription | undefined
  /** A table of so many columns that it moves sideways. */
  scrolls?: boolean | undefined
  /** It has a button to load it again. */
  reloads?: boolean | undefined
  columns?: readonly ColumnDescription[] | undefined
  actions?: readonly ActionDescription[] | undefined
}

/** A choice that narrows the list; the address keeps it by its name. */
export interface FilterDescription {
  name: string
  label: string
  all: string
  /** By value; those that the app computes are given to the page. */
  options?: Record<string, string> | undefined
}

export interface TabsDescription {
  name: string
  label: string
  pills?: boolean | undefined
  /** `empty` is what to say of that choice if it has no rows. */
  choices: readonly { value: string; title: string; empty?: string | undefined }[]
}

export interface ColumnDescription {
  title: string
  /** Nothing to say is a dash. Absent: the app's own cell, by the column's title. */
  text?: string | undefined
  /** The text leads there: to a place of the app. */
  to?: string | undefined
  /** What the link says to screen readers. */
  says?: string | undefined
  /** The value is a tag, by the words for it; those that are not `loud` are quiet. */
  tag?: TagDescription | undefined
  numeric?: boolean | undefined
  className?: string | undefined
  /** More of it, when the pointer rests there. */
  hint?: string | undefined
  /** It can be sorted by that name. */
  sort?: string | undefined
}

export interface TagDescription {
  name: string
  words?: Record<string, string | undefined> | undefined
  loud: readonly string[]
}

/** What can be done with a row: a way to a place, or a call, which may ask before. */
export interface ActionDescription {
  text: string
  /** What it says to screen readers, who do not see its row. */
  says: string
  to?: string | undefined
  /** `DELETE /service-im/forum/reply/{id}` */
  call?: string | undefined
  ask?: string | undefined
  done?: string | undefined
  /** It looks like a button, not like words in a row. */
  button?: boolean | undefined
}
