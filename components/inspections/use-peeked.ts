"use client";

import { useState } from "react";
import type { SurveyListItem } from "@/lib/domain/entities";

/**
 * The inspection that is looked at beside the list. Where it leaves the list, as one does that has just been reviewed and
 * passes the filters no more, it stays as it was last seen.
 */
export function usePeeked(items: readonly SurveyListItem[], peek: string | null): SurveyListItem | null {
  const [last, setLast] = useState<SurveyListItem | null>(null);
  const listed = items.find(({ key }) => key === peek) ?? null;
  if (listed !== null && listed !== last) setLast(listed);
  return listed ?? (last?.key === peek ? last : null);
}
