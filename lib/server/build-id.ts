/** Identifies this build; next.config sets it at build time, so that every replica of an image has the same one. */
export const BUILD_ID: string = process.env.BUILD_ID ?? "development";
