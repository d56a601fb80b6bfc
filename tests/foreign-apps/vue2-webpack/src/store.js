import Vue from 'vue'
import Vuex from 'vuex'

Vue.use(Vuex)

export default function createStore({ host, summaryUrl }) {
  return new Vuex.Store({
    state: { host, summaryUrl, count: 0, note: '' },
    mutations: {
      increase(state) {
        state.count += 1
      },
      write(state, note) {
        state.note = note
      },
    },
  })
}
