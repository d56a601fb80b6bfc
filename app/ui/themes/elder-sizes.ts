/** The sizes of text that 长者模式 leaves to choose from. */
export const elderFontSizes = ['large', 'x-large'] as const
