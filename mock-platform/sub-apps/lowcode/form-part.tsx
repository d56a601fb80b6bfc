import { useCallback } from 'react'
import type { PublishedForm } from '../formDesigner/contract'
import { FillForm } from '../formDesigner/fill-form'
import type { Answers } from '../formDesigner/form-fields'
import type { AppContext } from '../kit/lifecycles'
import { LoadingState } from '../kit/react/loading-state'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'

interface FormPartProps {
  formId: string
  context: AppContext
  preview: boolean
  onSubmitted(): void
  onFilled: ((filled: boolean) => void) | undefined
}

/** A published form that people fill in on the page. */
export function FormPart({ formId, context, preview, onSubmitted, onFilled }: FormPartProps) {
  const { props, toast } = context
  const path = `/service-integrate/form/${encodeURIComponent(formId)}`
  const load = useCallback(
    (signal: AbortSignal) => props.request<PublishedForm>(`${path}/published`, { signal }),
    [props, path],
  )
  const loaded = useLoaded(load)

  async function submit(answers: Answers) {
    if (preview) {
      toast('校验通过。预览中的内容不会提交')
      return
    }
    try {
      await props.request(`${path}/submission`, { body: { answers } })
    } catch (error) {
      toast(failureText(error), 'danger')
      throw error
    }
    toast('提交成功')
    onSubmitted()
  }

  return (
    <section className="panel" aria-label={loaded.data?.title ?? '表单'}>
      {loaded.data ? (
        <FillForm
          form={loaded.data}
          submitText="提交"
          onSubmit={submit}
          {...(onFilled && { onFilled })}
        />
      ) : (
        <LoadingState loaded={loaded} />
      )}
    </section>
  )
}
