"use client";

import { ArrowLeft, ArrowRight, ClipboardCheck, LogOut } from "lucide-react";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { queueWords } from "./words";

type QueueActions = {
  onStep: (direction: 1 | -1) => void;
  onDecide: () => void;
  onLeave: () => void;
  /** Why nothing can be decided now. */
  reason: string | null;
};

/** The commands of the queue, for the keys, the palette and the list of keys. */
export function useQueueActions({ onStep, onDecide, onLeave, reason }: QueueActions): void {
  useActions([
    {
      id: "queue.decide",
      label: queueWords.decide,
      group: "page",
      keys: ["e"],
      icon: ClipboardCheck,
      isFor: (role) => may(role, "reviewInspections"),
      disabledReason: reason,
      run: onDecide,
    },
    {
      id: "queue.previous",
      label: queueWords.previous,
      group: "page",
      keys: ["["],
      icon: ArrowLeft,
      isRepeatable: true,
      run: () => onStep(-1),
    },
    {
      id: "queue.next",
      label: queueWords.next,
      group: "page",
      keys: ["]"],
      icon: ArrowRight,
      isRepeatable: true,
      run: () => onStep(1),
    },
    { id: "queue.leave", label: queueWords.leave, group: "page", keys: ["Escape"], icon: LogOut, run: onLeave },
  ]);
}
