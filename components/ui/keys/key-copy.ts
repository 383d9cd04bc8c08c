/** Texts shown or read aloud between keys. */
export const keyCopy = { followedBy: "then", or: "or", off: "off" } as const;
