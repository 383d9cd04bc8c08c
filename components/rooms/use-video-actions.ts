"use client";

import { Camera, Pause, StepBack, StepForward } from "lucide-react";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import type { Player } from "./use-player";
import { regionWords as words } from "./words";

/** Space plays and pauses, the comma and the full stop go frame by frame, p takes a snapshot. */
export function useVideoActions(player: Player, takeSnapshot: () => void, canEdit: boolean): void {
  const page = { group: "page" } as const;
  useActions([
    {
      ...page,
      id: "review.play",
      label: player.isPlaying ? words.pause : words.play,
      icon: Pause,
      keys: ["Space"],
      run: player.toggle,
    },
    {
      ...page,
      id: "review.frame-back",
      label: words.frameBack,
      icon: StepBack,
      keys: [","],
      isRepeatable: true,
      run: () => player.step(-1),
    },
    {
      ...page,
      id: "review.frame-on",
      label: words.frameOn,
      icon: StepForward,
      keys: ["."],
      isRepeatable: true,
      run: () => player.step(1),
    },
    {
      ...page,
      id: "review.snapshot",
      label: words.snapshot,
      icon: Camera,
      keys: ["p"],
      isFor: (role) => may(role, "editClaims"),
      isOffered: canEdit,
      run: takeSnapshot,
    },
  ]);
}
