/** Whether this browser can take a screenshot. */
export function canTakeScreenshot(): boolean {
  return typeof navigator.mediaDevices?.getDisplayMedia === 'function'
}

/** A picture of what the user chooses to share; null = the user cancelled or is not allowed to share. */
export async function takeScreenshot(name: string): Promise<File | null> {
  let stream: MediaStream | null = null
  try {
    stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: false })
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    await video.play()
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    return blob && new File([blob], name, { type: blob.type })
  } catch {
    return null
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
}
