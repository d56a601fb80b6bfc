import { errors } from 'playwright'

/**
 * Loads again what was late, because the cause may be a busy machine. What is late three times is an error, because
 * then the page may be the cause.
 */
export async function again<T>(load: () => Promise<T>, times = 3): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof errors.TimeoutError) || times <= 1) throw error
    return again(load, times - 1)
  }
}
