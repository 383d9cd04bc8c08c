import type { QueueFailure } from "../queue/queue-entry";
import { COPY } from "./copy";

const GONE = 404;

/** The reason of a refusal for the user. */
export const refusalReason = ({ status, message }: Pick<QueueFailure, "message"> & { status?: number }): string =>
  status === GONE ? COPY.deletedSince : message;
