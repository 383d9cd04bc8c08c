"use client";

import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { useOpenQueue } from "@/lib/client/data/worklist/use-open-queue";

/** Loaded only while a queue is open. */
const barPart = lazyPart(() => import("./open-queue-bar").then(({ OpenQueueBar }) => OpenQueueBar));

export type QueueBarProps = {
  projectKey: string;
  /** Whether a step opens the first room of the next inspection instead of its claim. */
  isInRoom?: boolean;
};

/** The bar above a claim's pages while a queue is open. */
export function QueueBar({ projectKey, isInRoom = false }: QueueBarProps) {
  const open = useOpenQueue();
  const Bar = useLazyPart(barPart, open !== null);
  return Bar && open ? <Bar open={open} projectKey={projectKey} isInRoom={isInRoom} /> : null;
}
