/** For deletions: a key that is already deleted or another company's counts as success, and reveals nothing. */
import { Failure } from "../failures/failure";

/** The record, or null if the caller cannot see one. */
export async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Failure && error.type === "not_found") return null;
    throw error;
  }
}
