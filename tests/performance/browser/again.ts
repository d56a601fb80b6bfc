import { errors } from 'playwright'

/**
 * Loads once more what was late: a busy machine, not the page. What is late three times is an error: then the page may
 * be.
 */
export async function again<T>(load: () => Promise<T>, times = 3): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof errors.TimeoutError) || times <= 1) throw error
    return again(load, times - 1)
  }
}
