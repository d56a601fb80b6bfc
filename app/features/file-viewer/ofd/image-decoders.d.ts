/** The standalone image decoders of pdf.js; the library has no types for them. */
declare module 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs' {
  export class Jbig2Image {
    width: number
    height: number
    /** One byte per pixel: 0 or 255. */
    parse(bytes: Uint8Array): Uint8ClampedArray
  }
  export const JpxImage: {
    setOptions(options: { useWasm: boolean; useWorkerFetch: boolean; wasmUrl: string }): void
    parseImageProperties(bytes: Uint8Array): {
      width: number
      height: number
      componentsCount: number
    }
    decode(
      bytes: Uint8Array,
      options: { numComponents: number },
    ): Promise<Uint8Array | Uint8ClampedArray>
  }
}
