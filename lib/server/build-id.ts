/** Names this build; set by next.config when it is built, so that every replica of one image answers the same. */
export const BUILD_ID: string = process.env.BUILD_ID ?? "development";
