import { expose, transfer } from 'comlink'
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import type { HeifFailure, HeifReader } from './heif-reader'

const reader: HeifReader = {
  async decode(bytes, dots) {
    const { HeifDecoder } = await libheif()
    const images = new HeifDecoder().decode(bytes)
    const image = images.find((one) => one.is_primary()) ?? images[0]
    if (!image) return 'broken'
    const [width, height] = [image.get_width(), image.get_height()]
    if (width * height > dots) return 'huge'
    return new Promise<ImageData | HeifFailure>((done) =>
      image.display(new ImageData(width, height), (filled) =>
        done(filled ? transfer(filled, [filled.data.buffer]) : 'broken'),
      ),
    )
  },
}

expose(reader)
