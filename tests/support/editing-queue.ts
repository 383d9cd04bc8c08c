/** The editor's part of a page's queue: batches of gestures, and the handling of refused ones. */
import type { QueueParts } from "@/lib/client/queue/queue-parts";
import { cameAndWent, joinGestures } from "@/lib/client/scan-editor/join-gestures";
import { overExisting } from "@/lib/client/scan-editor/over-existing";
import { overOwn } from "@/lib/client/scan-editor/over-own";
import { restOfRollback } from "@/lib/client/scan-editor/rest-of-rollback";

export const joining: NonNullable<QueueParts["joining"]> = {
  isFor: () => true,
  join: async (entries) => joinGestures(entries),
  cameAndWent: async (entries) => cameAndWent(entries),
  pause: 0,
  most: 8,
};

export const afterRefusal: Pick<QueueParts, "recast" | "overOwn" | "restOfRollback"> = {
  recast: async (entry) => overExisting(entry),
  overOwn: async (...refused) => overOwn(...refused),
  restOfRollback: async (...refused) => restOfRollback(...refused),
};
