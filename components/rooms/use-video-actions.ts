"use client";

import { Camera, Pause, StepBack, StepForward } from "lucide-react";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { regionCopy as copy } from "./copy";
import type { Player } from "./use-player";

/** Registers the video keys: Space toggles playback, comma and period step by frame, P takes a snapshot. */
export function useVideoActions(player: Player, takeSnapshot: () => void, canEdit: boolean): void {
  const page = { group: "page" } as const;
  useActions([
    {
      ...page,
      id: "review.play",
      label: player.isPlaying ? copy.pause : copy.play,
      icon: Pause,
      keys: ["Space"],
      run: player.toggle,
    },
    {
      ...page,
      id: "review.frame-back",
      label: copy.frameBack,
      icon: StepBack,
      keys: [","],
      isRepeatable: true,
      run: () => player.step(-1),
    },
    {
      ...page,
      id: "review.frame-on",
      label: copy.frameOn,
      icon: StepForward,
      keys: ["."],
      isRepeatable: true,
      run: () => player.step(1),
    },
    {
      ...page,
      id: "review.snapshot",
      label: copy.snapshot,
      icon: Camera,
      keys: ["p"],
      isFor: (role) => may(role, "editClaims"),
      isOffered: canEdit,
      run: takeSnapshot,
    },
  ]);
}
