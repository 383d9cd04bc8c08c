"use client";
/** What of the capture others have deleted, read while the review is shown. */
import { useEffect } from "react";
import { useBackend } from "@/lib/client/use-backend";
import { type GoneRecord, toldGone } from "@/lib/editor/review/gone-records";
import type { ReviewDesk } from "@/lib/editor/review/review-desk";

/** As often as the survey itself is read for others' edits. */
const READ_EVERY = { refreshInterval: 30_000 };

/** Tells the desk, once all five lists have been answered. */
export function useGoneRecords(desk: Pick<ReviewDesk, "tellGone">, surveyKey: string): void {
  const asked = { surveyKey, isDeleted: true };
  const { data: vertex } = useBackend("vertex.list", asked, READ_EVERY);
  const { data: edge } = useBackend("edge.list", asked, READ_EVERY);
  const { data: face } = useBackend("face.list", asked, READ_EVERY);
  const { data: objectPlanar } = useBackend("objectPlanar.list", asked, READ_EVERY);
  const { data: object3D } = useBackend("object3D.list", asked, READ_EVERY);
  useEffect(() => {
    if (!vertex || !edge || !face || !objectPlanar || !object3D) return;
    const told: GoneRecord[] | null = toldGone([
      ["vertex", vertex],
      ["edge", edge],
      ["face", face],
      ["objectPlanar", objectPlanar],
      ["object3D", object3D],
    ]);
    desk.tellGone(told);
  }, [desk, vertex, edge, face, objectPlanar, object3D]);
}
