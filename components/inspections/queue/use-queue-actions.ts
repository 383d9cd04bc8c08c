"use client";

import { ArrowLeft, ArrowRight, ClipboardCheck, LogOut } from "lucide-react";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { queueCopy } from "./copy";

type QueueActions = {
  onStep: (direction: 1 | -1) => void;
  onDecide: () => void;
  onLeave: () => void;
  /** Why the decision is disabled. */
  reason: string | null;
  /** The action that leaves; the default leaves the queue page. */
  leave?: { id: string; label: string; key: string };
};

const LEAVE = { id: "queue.leave", label: queueCopy.leave, key: "Escape" } as const;

/** Declares the queue's commands for keyboard, palette and shortcut list. */
export function useQueueActions({ onStep, onDecide, onLeave, reason, leave = LEAVE }: QueueActions): void {
  useActions([
    {
      id: "queue.decide",
      label: queueCopy.decide,
      group: "page",
      keys: ["e"],
      icon: ClipboardCheck,
      isFor: (role) => may(role, "reviewInspections"),
      disabledReason: reason,
      run: onDecide,
    },
    {
      id: "queue.previous",
      label: queueCopy.previous,
      group: "page",
      keys: ["["],
      icon: ArrowLeft,
      isRepeatable: true,
      run: () => onStep(-1),
    },
    {
      id: "queue.next",
      label: queueCopy.next,
      group: "page",
      keys: ["]"],
      icon: ArrowRight,
      isRepeatable: true,
      run: () => onStep(1),
    },
    { id: leave.id, label: leave.label, group: "page", keys: [leave.key], icon: LogOut, run: onLeave },
  ]);
}
