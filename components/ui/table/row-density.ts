/** Row heights in pixels. */
export const ROW_HEIGHTS = { comfortable: 44, regular: 36, dense: 28 } as const;
export type RowDensity = keyof typeof ROW_HEIGHTS;

/** The height of a three-line row, under 760 px. */
export const NARROW_ROW_HEIGHT = 88;
