import { z } from 'zod'

/* The JSON bodies that browsers may send. */

const code = z.string().trim().min(1).max(100)
/** The browser's WebAuthn response; the library validates it. */
const response = z.looseObject({ id: z.string().max(2_048) })

const registrationSteps = [
  z.object({ step: z.literal('totp-begin') }),
  z.object({ step: z.literal('totp-confirm'), code }),
  z.object({ step: z.literal('passkey-begin') }),
  z.object({ step: z.literal('passkey-add'), response }),
] as const

const registrationSchema = z.discriminatedUnion('step', registrationSteps)

export type RegistrationStep = z.infer<typeof registrationSchema>

export function isRegistration(step: { step: string }): step is RegistrationStep {
  return registrationSteps.some(({ shape }) => shape.step.value === step.step)
}

/** A step of a sign-in that is waiting for the second factor. */
export const signInStepSchema = z.discriminatedUnion('step', [
  ...registrationSteps,
  z.object({ step: z.literal('code'), kind: z.enum(['totp', 'recovery']), code }),
  z.object({ step: z.literal('passkey-ask') }),
  z.object({ step: z.literal('passkey'), response }),
  z.object({ step: z.literal('cancel') }),
])

export type SignInStep = z.infer<typeof signInStepSchema>

/** A step in the personal centre. */
export const ownStepSchema = z.discriminatedUnion('step', [
  ...registrationSteps,
  z.object({
    step: z.literal('proof'),
    password: z.string().min(1).max(200),
    code: code.optional(),
  }),
  /** Changes nothing: asks whether the next step requires the password first. */
  z.object({ step: z.literal('ready') }),
  z.object({ step: z.literal('totp-remove') }),
  z.object({ step: z.literal('passkey-remove'), id: z.string().min(1).max(2_048) }),
  z.object({ step: z.literal('recovery-codes') }),
])

export type OwnStep = z.infer<typeof ownStepSchema>
