/** How an owner's slot is lit; the numbers are the shaders' own. */
export const HIGHLIGHT = { none: 0, hovered: 1, selected: 2 } as const;
export type Highlight = (typeof HIGHLIGHT)[keyof typeof HIGHLIGHT];
