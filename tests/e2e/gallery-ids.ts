/** The pages of the gallery, in the order of its navigation. */
export const GALLERY_IDS = ["buttons"] as const;
