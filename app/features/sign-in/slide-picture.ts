/** The picture of the slide verification, and how far from the gap its piece may be dropped (AUTH-02). In pixels. */
export const slidePicture = { width: 320, height: 160, piece: 48, tolerance: 5 }
