/** `indexes`: fields that frequent reads look up by. */
export interface Model<Row extends object> {
  name: string
  key: keyof Row & string
  indexes: readonly (keyof Row & string)[]
  /** Only carries the row's type. */
  readonly row?: Row
}

export function defineModel<Row extends object>(
  name: string,
  key: keyof Row & string,
  indexes: readonly (keyof Row & string)[] = [],
): Model<Row> {
  return { name, key, indexes }
}

/** The rows of one kind in one space. Returned rows are frozen copies; `update` changes them. */
export interface Collection<Row extends object> {
  get(key: string): Row | undefined
  all(): Row[]
  /** Rows whose indexed field has that value, in the order of creation. */
  by<Field extends keyof Row & string>(field: Field, value: Row[Field]): Row[]
  /**
   * A value derived from those rows alone, cached until one of them changes. `follow` must be the same function each
   * time; its result is shared and must not be modified.
   */
  derived<Field extends keyof Row & string, Result>(
    field: Field,
    value: Row[Field],
    follow: (rows: Row[]) => Result,
  ): Result
  create(row: Row): Row
  update(key: string, patch: Partial<Row>): Row | undefined
  remove(key: string): boolean
  readonly count: number
}
