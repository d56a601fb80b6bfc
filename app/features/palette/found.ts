/** What the server found: the first rows, and how many there are. */
export interface Found<Row> {
  rows: readonly Row[]
  total: number
}

/** An item of an app, as a source of the search answers it. */
export interface FoundItem {
  id: string
  title: string
  /** Who it is from or whose it is, and its date. */
  detail: string
  /** The path at which its own app shows it. */
  path: string
  /** It has a page of its own, which opens in another window. */
  apart?: true
}

export interface FoundPerson extends FoundItem {
  /** '' = no mail can be sent to this account. */
  account: string
}

/** A document, as the document search answers it. */
export interface FoundDocument {
  key: string
  path: string
  /** Sanitised: text, and hits in `em`. */
  title: string
  issuer: string
  issued: string
}
