import type { QueueFailure } from "../queue/queue-entry";
import { COPY } from "./copy";

const DELETED = 404;

/** The reason of a refusal for the user. */
export const refusalReason = ({ status, message }: Pick<QueueFailure, "message"> & { status?: number }): string =>
  status === DELETED ? COPY.deletedSince : message;
