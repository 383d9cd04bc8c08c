import type { ContactValues } from "./contact-schema";

/** What the backend says of one field of a new contact. */
export class FieldRefused extends Error {
  constructor(
    readonly field: keyof ContactValues,
    message: string,
  ) {
    super(message);
    this.name = "FieldRefused";
  }
}
