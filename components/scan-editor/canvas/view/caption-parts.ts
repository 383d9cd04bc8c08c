/** Selectors of a picture's caption, for the code that draws the caption into an exported image. */
export const CAPTION_PARTS = { all: "[data-caption]", bar: "[data-caption='bar']" } as const;
