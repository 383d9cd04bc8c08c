/** For deletes: a key that is gone, or another company's, is success, and nothing is told of it. */
import { Failure } from "../failures/failure";

/** What was found, or null where it is not there for this caller. */
export async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Failure && error.type === "not_found") return null;
    throw error;
  }
}
