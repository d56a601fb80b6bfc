/** What `useQuery` gives: nothing yet. */
export const waiting = {
  data: null,
  loading: true,
  failure: '',
  missing: false,
  reload() {},
  async refresh() {},
}
