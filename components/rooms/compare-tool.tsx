"use client";

import { Columns2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useAction } from "@/lib/client/actions/use-action";

/** Puts the chosen photos, or this one and the next, side by side. */
export function CompareTool() {
  const compare = useAction("review.compare");
  if (compare === null) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Columns2 />}
      shortcut={compare.shortcut}
      disabledReason={compare.disabledReason}
      onClick={compare.run}
    >
      {compare.label}
    </Button>
  );
}
