"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { useOpenQueue } from "@/lib/client/data/worklist/use-open-queue";

/** Only those who go through a queue need it. */
const barPart = lazyPart(() => import("./open-queue-bar").then(({ OpenQueueBar }) => OpenQueueBar));

export type QueueBarProps = {
  projectKey: string;
  /** Whether a step leads to the first room of the next inspection, and not to its claim. */
  isInRoom?: boolean;
};

/** Above a claim's pages: the queue that it was opened from, its keys and the way back. Nothing where none is open. */
export function QueueBar({ projectKey, isInRoom = false }: QueueBarProps) {
  const open = useOpenQueue();
  const Bar = useLazyPart(barPart, open !== null);
  return Bar && open ? <Bar open={open} projectKey={projectKey} isInRoom={isInRoom} /> : null;
}
