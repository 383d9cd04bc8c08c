import type { QueueFailure } from "../queue/queue-entry";
import { COPY } from "./copy";

const NOT_FOUND = 404;

/** Returns the reason of a refusal as shown to the user. */
export const refusalReason = ({ status, message }: Pick<QueueFailure, "message"> & { status?: number }): string =>
  status === NOT_FOUND ? COPY.deletedSince : message;
