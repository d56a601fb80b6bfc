/**
 * A list page as an app describes it in its `pages.json`. Texts and addresses are templates that the row fills:
 * `{title}`, `{applicant.name}`, `{updatedAt:minute}`.
 */
export interface ListDescription {
  /** Answers a page of `length` rows. */
  call: string
  length: number
  /** The backend's names for page number and length, if not `pageNo` and `length`. */
  paging?: string[] | undefined
  /** The path of the list's addresses; absent = the present path. */
  path?: string | undefined
  /** The list is not reloaded when it may have changed elsewhere. */
  still?: boolean | undefined
  title?: string | undefined
  /** The title belongs to a part of the page. */
  part?: boolean | undefined
  /** The label for screen readers. */
  rows: string
  className?: string | undefined
  /** The counting word of a row. */
  unit?: string | undefined
  /** Shown if there are no rows; `none` is shown instead if the list is filtered. */
  empty: string
  none?: string | undefined
  search?: { label: string; placeholder: string } | undefined
  filters?: readonly FilterDescription[] | undefined
  tabs?: TabsDescription | undefined
  /** A wide table that scrolls sideways. */
  scrolls?: boolean | undefined
  reloads?: boolean | undefined
  columns?: readonly ColumnDescription[] | undefined
  actions?: readonly ActionDescription[] | undefined
}

/** The address keeps the choice under this name. */
export interface FilterDescription {
  name: string
  label: string
  all: string
  /** By value; computed options are passed to the page. */
  options?: Record<string, string> | undefined
}

export interface TabsDescription {
  name: string
  label: string
  /** `empty`: shown if this choice has no rows. */
  choices: readonly { value: string; title: string; empty?: string | undefined }[]
}

export interface ColumnDescription {
  title: string
  /** An empty text is shown as a dash. Absent = the app's own cell, by the column's title. */
  text?: string | undefined
  /** A place of the app that the text links to. */
  to?: string | undefined
  /** The link's label for screen readers. */
  label?: string | undefined
  /** Shows the value as a tag; values not in `loud` are muted. */
  tag?: TagDescription | undefined
  numeric?: boolean | undefined
  className?: string | undefined
  /** A tooltip. */
  hint?: string | undefined
  /** The name to sort by. */
  sort?: string | undefined
}

export interface TagDescription {
  name: string
  words?: Record<string, string | undefined> | undefined
  loud: readonly string[]
}

/** A link to a place, or a call, optionally after a question. */
export interface ActionDescription {
  text: string
  /** The label for screen readers, which do not see the row. */
  label: string
  to?: string | undefined
  /** `DELETE /service-im/forum/reply/{id}` */
  call?: string | undefined
  ask?: string | undefined
  done?: string | undefined
  /** A button instead of a link-like text. */
  button?: boolean | undefined
}
