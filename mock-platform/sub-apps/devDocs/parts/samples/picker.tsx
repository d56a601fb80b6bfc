import { useState } from 'react'
import { Choices, type FieldDescription, Fields } from '../../../kit/react'

interface Trip {
  way: string
  city: string
  car: string
  day: string
}

const fields: FieldDescription<Trip>[] = [
  { name: 'way', label: '方式', control: 'radio', options: ['火车', '飞机', '自驾'] },
  {
    name: 'city',
    label: '城市',
    control: 'select',
    blank: '请选择',
    options: ['云州', '临江', '青阳'],
  },
  { name: 'car', label: '车辆', suggestions: ['公务车', '租车', '网约车'] },
  { name: 'day', label: '日期', type: 'date', className: 'short' },
]

export const states = {
  '单选、下拉、建议、日期、复选': () => {
    const [trip, setTrip] = useState<Trip>({ way: '火车', city: '', car: '', day: '2026-05-06' })
    const [meals, setMeals] = useState(true)
    return (
      <div className="form">
        <Fields
          form={{ values: trip, errors: {}, change: (patch) => setTrip({ ...trip, ...patch }) }}
          fields={fields}
        />
        <Choices
          type="checkbox"
          label="补助"
          choices={[{ text: '伙食', checked: meals, set: setMeals }]}
        />
      </div>
    )
  },
}
