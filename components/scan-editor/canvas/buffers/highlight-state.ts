/** Highlight of an owner's slot; the shaders use the same numbers. */
export const HIGHLIGHT = { none: 0, hovered: 1, selected: 2 } as const;
export type Highlight = (typeof HIGHLIGHT)[keyof typeof HIGHLIGHT];
