/** How the parts of a picture's caption are found by who draws them elsewhere. */
export const CAPTION_PARTS = { all: "[data-caption]", bar: "[data-caption='bar']" } as const;
