/** What the server found: the first rows, and how many there are. */
export interface Found<Row> {
  rows: readonly Row[]
  total: number
}

export interface FoundPerson {
  id: string
  name: string
  /** Unit, department and duty. */
  affiliation: string
  /** '' = no mail can be sent to them. */
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
