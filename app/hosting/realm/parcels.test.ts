import { describe, expect, it } from 'vitest'
import { singleSpaProps } from './parcels'

const went: string[] = []
const { mountParcel, singleSpa } = singleSpaProps({
  name: 'mine',
  navigate: (path) => void went.push(path),
})
const domElement = {} as HTMLElement

describe('what qiankun gives to its apps besides', () => {
  it('[ANY-07] mounts a parcel by its lifecycles, updates and unmounts it', async () => {
    const seen: unknown[] = []
    const note = (step: string) => (props: object) => void seen.push([step, { ...props }])
    const parcel = mountParcel(
      {
        name: 'piece',
        bootstrap: note('bootstrap'),
        mount: [note('mount 1'), note('mount 2')],
        update: note('update'),
        unmount: note('unmount'),
      },
      { domElement, value: 1 },
    )
    await parcel.mountPromise
    expect(parcel.getStatus()).toBe('MOUNTED')
    await parcel.update({ value: 2 })
    expect(parcel.getStatus()).toBe('MOUNTED')
    await parcel.unmount()
    await parcel.unmountPromise
    expect(parcel.getStatus()).toBe('NOT_MOUNTED')
    const given = { domElement, name: 'piece', mountParcel }
    expect(seen).toEqual([
      ...['bootstrap', 'mount 1', 'mount 2'].map((step) => [step, { ...given, value: 1 }]),
      ...['update', 'unmount'].map((step) => [step, { ...given, value: 2 }]),
    ])
  })

  it('[ANY-07] tells of a parcel that cannot be mounted, and takes one that is loaded later', async () => {
    const broken = mountParcel(
      { mount: () => Promise.reject(new Error('no data')) },
      { domElement },
    )
    await expect(broken.mountPromise).rejects.toThrow('no data')
    expect(broken.getStatus()).toBe('SKIP_BECAUSE_BROKEN')
    const later = mountParcel(async () => ({ mount: () => {} }), { domElement })
    expect(later.getStatus()).toBe('LOADING_SOURCE_CODE')
    await later.mountPromise
    expect(later.getStatus()).toBe('MOUNTED')
  })

  it('[ANY-07] stands in for single-spa with the one app', () => {
    expect(singleSpa.getAppNames()).toEqual(['mine'])
    expect(singleSpa.getAppStatus('mine')).toBe(singleSpa.MOUNTED)
    expect(singleSpa.getAppStatus('other')).toBeNull()
    singleSpa.navigateToUrl('/list/detail/7')
    expect(went).toEqual(['/list/detail/7'])
  })
})
