import { type AppForm, appFormErrors, blankApp } from '../../contracts/system/app-form'
import type { PlatformApp } from '../../contracts/system/contract'
import { Button, FormView, PanelHead, PlaceLink, useAction, useApp, useForm } from '../kit/react'
import { spoken } from '../kit/spoken'
import { AppFields } from './app-fields'
import { editPath, listPath } from './section-paths'

interface AppEditorProps {
  /** Absent = a new one. */
  app: PlatformApp | undefined
  /** The position of a new app. */
  place: number
  categories: string[]
  onChanged(): void
}

function formOf({ holders: _, ...form }: PlatformApp): AppForm {
  return form
}

export function AppEditor({ app, place, categories, onChanged }: AppEditorProps) {
  const { props, toast, ask, history } = useApp()
  const { busy, act } = useAction()
  const path = app ? `/service-admin/apps/${encodeURIComponent(app.code)}` : '/service-admin/apps'
  const form = useForm<AppForm>({
    start: app ? formOf(app) : { ...blankApp, sort: place },
    check: appFormErrors,
    async save(body) {
      const method = app ? 'PUT' : 'POST'
      const answer = formOf(await props.request<PlatformApp>(path, { method, body }))
      form.restart(answer)
      toast(spoken('保存成功'))
      if (!app) history.replace(editPath('apps', answer.code))
      onChanged()
    },
  })

  async function remove({ title, holders }: PlatformApp) {
    const text = spoken('确定删除应用“{title}”吗？{count} 个账号将不能再使用它。', {
      title,
      count: holders.length,
    })
    if (!(await ask({ text, yes: spoken('删除') }))) return
    await act(async () => {
      await props.request(path, { method: 'DELETE' })
      history.replace(listPath('apps'))
      onChanged()
    }, spoken('已删除'))
  }

  return (
    <>
      <PanelHead title={headingOf(app)}>
        <PlaceLink to={listPath('apps')} className="button">
          {spoken('返回列表')}
        </PlaceLink>
      </PanelHead>
      <FormView
        form={form}
        submit={busy ? spoken('请稍候…') : spoken('保存')}
        disabled={busy || !form.changed}
        buttons={
          app && (
            <Button disabled={busy || form.saving} onClick={() => remove(app)}>
              {spoken('删除应用')}
            </Button>
          )
        }
      >
        <AppFields form={form} isNew={!app} categories={categories} />
        {app && (
          <p className="form-note">
            {spoken('可用账号：{accounts}', { accounts: namesOf(app.holders) })}
          </p>
        )}
      </FormView>
    </>
  )
}

const namesOf = (holders: readonly string[]) => holders.join(spoken('、')) || spoken('没有')

function headingOf(app: PlatformApp | undefined): string {
  return app ? spoken('编辑应用：{title}', { title: app.title }) : spoken('新增应用')
}
