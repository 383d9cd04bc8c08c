"use client";

import { useState } from "react";
import type { SurveyListItem } from "@/lib/domain/entities";

/**
 * The inspection in the quick look. If it leaves the list, for example after its review, the last known record stays.
 */
export function usePeeked(items: readonly SurveyListItem[], peek: string | null): SurveyListItem | null {
  const [last, setLast] = useState<SurveyListItem | null>(null);
  const listed = items.find(({ key }) => key === peek) ?? null;
  if (listed !== null && listed !== last) setLast(listed);
  return listed ?? (last?.key === peek ? last : null);
}
