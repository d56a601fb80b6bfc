import { z } from 'zod'
import { callsOf, idSchema, keywordSchema, pageQuery, pageSchema } from '../calls'
import { educations, sortings, statuses } from './personnel-words'

const { read, replace } = callsOf('base')

const educationSchema = z.enum(educations)
const statusSchema = z.enum(statuses)

const employeeSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  departmentName: z.string(),
  duty: z.string(),
  education: educationSchema,
  /** `YYYY-MM-DD` */
  entryDate: z.string(),
  status: statusSchema,
  /** Days of leave left this year. */
  leaveLeft: z.number(),
})

const departmentSchema = z.object({ id: idSchema, name: z.string() })

const changeSchema = z.object({
  id: idSchema,
  at: z.string(),
  byName: z.string(),
  field: z.string(),
  from: z.string(),
  to: z.string(),
})

const employeeSchema = employeeSummarySchema.extend({
  departmentId: idSchema,
  gender: z.string(),
  mobile: z.string(),
  /** Days of leave a year, by the years of service. */
  leaveDays: z.number(),
  usedLeave: z.number(),
  /** Incremented on each change; a form sends the version that it was filled from. */
  version: z.number().int(),
  /** Newest first. */
  changes: z.array(changeSchema),
  departments: z.array(departmentSchema),
  /** Today by the backend's clock, `YYYY-MM-DD`. */
  today: z.string(),
})

const employeeFormSchema = z.object({
  version: z.number().int(),
  departmentId: z.string(),
  duty: z.string().trim(),
  education: educationSchema,
  entryDate: z.string(),
  status: statusSchema,
  usedLeave: z.number(),
})

export type Department = z.infer<typeof departmentSchema>
export type EmployeeSummary = z.infer<typeof employeeSummarySchema>
export type Employee = z.infer<typeof employeeSchema>
export type EmployeeForm = z.infer<typeof employeeFormSchema>
export type EmployeeChange = z.infer<typeof changeSchema>

export const pageEmployees = read('pageEmployees', '/personnel/page', {
  query: z.object({
    keyword: keywordSchema,
    department: z.string().default(''),
    status: statusSchema.or(z.literal('')).default(''),
    sort: z.enum(sortings).or(z.literal('')).default(''),
    order: z.enum(['asc', 'desc']).default('asc'),
    ...pageQuery,
  }),
  answer: pageSchema(employeeSummarySchema).extend({ departments: z.array(departmentSchema) }),
})

export const readEmployee = read('readEmployee', '/personnel/:id', { answer: employeeSchema })

export const saveEmployee = replace('saveEmployee', '/personnel/:id', {
  body: employeeFormSchema,
  answer: employeeSchema,
})
