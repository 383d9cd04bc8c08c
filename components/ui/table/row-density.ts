/** How high the rows of a table are, in pixels. */
export const ROW_HEIGHTS = { comfortable: 44, regular: 36, dense: 28 } as const;
export type RowDensity = keyof typeof ROW_HEIGHTS;

/** A row of three lines, under 760 px. */
export const NARROW_ROW_HEIGHT = 88;
