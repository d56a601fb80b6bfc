import { useState } from 'react'
import { Button, Drawer, Facts } from '../../../kit/react'

export const states = {
  打开: () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>查看申请人</Button>
        {open && (
          <Drawer title="申请人" onClose={() => setOpen(false)}>
            <Facts
              facts={[
                ['姓名', '张三'],
                ['单位', '市政府办公室'],
                ['电话', '8201 6688'],
              ]}
            />
          </Drawer>
        )}
      </>
    )
  },
}
