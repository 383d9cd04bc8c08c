/** Lets the deletion of a record that is already deleted, or another company's, succeed and so reveal nothing. */
import { Failure } from "../failures/failure";

/** Returns the record, or null if the caller cannot see one. */
export async function unlessMissing<Found>(lookup: Promise<Found>): Promise<Found | null> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof Failure && error.type === "not_found") return null;
    throw error;
  }
}
