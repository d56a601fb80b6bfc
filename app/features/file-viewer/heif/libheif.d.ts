/** The part of libheif's JavaScript API that the viewer uses; the library's own types omit it. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `into` with the picture, upright, as RGBA; passes null if it cannot be decoded. */
    display(into: ImageData, done: (filled: ImageData | null) => void): void
  }
  interface Libheif {
    ready?: Promise<unknown>
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] }
  }
  export default function libheif(): Libheif | Promise<Libheif>
}
