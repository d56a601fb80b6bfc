import { Button, useApp } from '../../../kit/react'

export const states = {
  在标签页与侧栏上: () => {
    const { props } = useApp()
    return [0, 3, 120].map((count) => (
      <Button key={count} onClick={() => props.setBadge(count)}>
        {`设为 ${count}`}
      </Button>
    ))
  },
}
