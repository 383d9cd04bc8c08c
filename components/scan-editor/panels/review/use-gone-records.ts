"use client";
/** What of the capture others have deleted, read while the review is shown. */
import { useEffect } from "react";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { ReviewDesk } from "@/lib/editor/analysis/review/review-desk";
import { toldGone } from "@/lib/editor/core/provenance/gone-records";

/** As often as the survey itself is read for others' edits. */
const READ_EVERY = { refreshInterval: 30_000 };

/**
 * Tells the desk, once all five lists have been answered. The shortest is asked for first and once: a backend that does not know
 * the question answers with all that is there, which nobody wants four times more, and again every half minute.
 */
export function useGoneRecords(desk: Pick<ReviewDesk, "tellGone">, surveyKey: string): void {
  const first = useBackend("object3D.list", { surveyKey, isDeleted: true }).data;
  const isKnown = first !== undefined && toldGone([["object3D", first]]) !== null;
  const asked = isKnown ? { surveyKey, isDeleted: true } : null;
  const { data: object3D } = useBackend("object3D.list", asked, READ_EVERY);
  const { data: vertex } = useBackend("vertex.list", asked, READ_EVERY);
  const { data: edge } = useBackend("edge.list", asked, READ_EVERY);
  const { data: face } = useBackend("face.list", asked, READ_EVERY);
  const { data: objectPlanar } = useBackend("objectPlanar.list", asked, READ_EVERY);
  useEffect(() => {
    if (first && !isKnown) desk.tellGone(null);
    if (!vertex || !edge || !face || !objectPlanar || !object3D) return;
    desk.tellGone(
      toldGone([
        ["vertex", vertex],
        ["edge", edge],
        ["face", face],
        ["objectPlanar", objectPlanar],
        ["object3D", object3D],
      ]),
    );
  }, [desk, first, isKnown, vertex, edge, face, objectPlanar, object3D]);
}
