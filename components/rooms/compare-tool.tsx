"use client";

import { Columns2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useAction } from "@/lib/client/actions/use-action";

/** Compares the selected photos, or the current photo and the next. */
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
