/** The result of `useQuery` while it is loading. */
export const waiting = {
  data: null,
  loading: true,
  failure: '',
  missing: false,
  reload() {},
  async refresh() {},
}
