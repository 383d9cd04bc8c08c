"use client";

import { useEffect, useRef, useState } from "react";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { callBackend } from "@/lib/client/calls/call-backend";
import { localFile } from "@/lib/client/data/media/local-previews";
import type { Image, Tag } from "@/lib/domain/entities";
import { newFinds } from "@/lib/domain/same-find";
import { regionCopy as copy } from "./copy";
import { offerUndo } from "./offer-undo";
import type { TagEdits } from "./use-tag-edits";

/** A tag that the detector suggests. `score`: its confidence from 0 to 1, if the backend sends it. */
export type Suggestion = Tag & { score?: number };

type Detection =
  | { status: "looking" }
  | { status: "failed"; message: string }
  /** `all`: every suggestion of the detector; `suggestions`: the undecided ones. */
  | { status: "found"; all: readonly Suggestion[]; suggestions: readonly Suggestion[] };

export type Suggestions = {
  found: Detection | null;
  /** Undecided suggestions that no tag of the photo covers. */
  open: readonly Suggestion[];
  detect: () => void;
  /** Analyzes several photos one after another. */
  detectAll: (images: readonly Image[]) => void;
  /** Progress; null when idle. */
  round: { done: number; of: number } | null;
  /** Number of undecided suggestions on a photo. */
  countOn: (image: Image) => number;
  accept: (suggestion: Suggestion) => void;
  reject: (suggestion: Suggestion) => void;
  acceptAll: () => void;
  rejectAll: () => void;
};

async function readPicture(image: Image): Promise<Blob> {
  const local = localFile(image);
  if (local) return local;
  const first = await fetch(image.url);
  if (first.ok) return first.blob();
  // The address may have expired since the room was read.
  const { url } = await callBackend("image.get", { key: image.key });
  const again = await fetch(url);
  if (!again.ok) throw new Error(copy.photoFailed);
  return again.blob();
}

const readMessage = (thrown: unknown) =>
  thrown instanceof Error && thrown.message ? thrown.message : copy.photoFailed;

async function requestDetection(companyKey: string, image: Image): Promise<Detection> {
  try {
    const suggestions = await callBackend("image.detect", { companyKey, image: await readPicture(image) });
    return { status: "found", all: suggestions, suggestions };
  } catch (thrown) {
    return { status: "failed", message: readMessage(thrown) };
  }
}

/** Returns the undecided suggestions that no current tag covers, so that a second detection omits accepted ones. */
const listOpen = (found: Detection | null | undefined, { tags }: Pick<Image, "tags">): readonly Suggestion[] =>
  found?.status === "found" ? newFinds(found.suggestions, tags ?? []) : [];

/** Summarizes a detection on several photos; failures are a second sentence. */
function reportRound(images: readonly Image[], outcomes: readonly Detection[]): void {
  const counts = images.flatMap((image, index) =>
    outcomes[index]?.status === "found" ? [listOpen(outcomes[index], image).length] : [],
  );
  const isSomeKnown = outcomes.some((outcome) => outcome.status === "found" && outcome.all.length > 0);
  const failed = outcomes.flatMap((outcome) => (outcome.status === "failed" ? [outcome.message] : []));
  const positiveCounts = counts.filter((count) => count > 0);
  const total = positiveCounts.reduce((sum, count) => sum + count, 0);
  if (failed[0] !== undefined) {
    showAlert({ type: "error", message: copy.notDetected(failed.length, failed[0]) });
  } else {
    showAlert({
      type: "info",
      message: copy.detected(total, total === 0 ? counts.length : positiveCounts.length, isSomeKnown),
    });
  }
}

/** Returns the detector's suggestions, which stay in memory until accepted. */
export function useSuggestions(image: Image | null, edits: TagEdits): Suggestions {
  const [byPhoto, setByPhoto] = useState<ReadonlyMap<string, Detection>>(new Map());
  const found = (image && byPhoto.get(image.key)) ?? null;
  const open = image ? listOpen(found, image) : [];

  const setDetection = (imageKey: string, detection: Detection) =>
    setByPhoto((before) => new Map(before).set(imageKey, detection));
  /** Marks suggestions as decided. Returns the undo, which does nothing after another detection. */
  const drop = (imageKey: string, decided: readonly Suggestion[]) => {
    const settle = (isOpen: (one: Suggestion, wasOpen: boolean) => boolean) =>
      setByPhoto((before) => {
        const last = before.get(imageKey);
        if (last?.status !== "found" || !decided.every((one) => last.all.includes(one))) return before;
        const suggestions = last.all.filter((one) => isOpen(one, last.suggestions.includes(one)));
        return new Map(before).set(imageKey, { ...last, suggestions });
      });
    settle((one, wasOpen) => wasOpen && !decided.includes(one));
    return () => settle((one, wasOpen) => wasOpen || decided.includes(one));
  };

  const detectOn = async (photo: Image): Promise<Detection> => {
    const { key, companyKey } = photo;
    setDetection(key, { status: "looking" });
    const outcome = await requestDetection(companyKey, photo);
    setDetection(key, outcome);
    return outcome;
  };
  const detect = () => {
    if (image !== null && found?.status !== "looking") void detectOn(image);
  };
  const [round, setRound] = useState<Suggestions["round"]>(null);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const detectAll = async (images: readonly Image[]) => {
    if (round !== null || images.length === 0) return;
    const outcomes: Detection[] = [];
    for (const photo of images) {
      if (isUnmounted.current) return;
      setRound({ done: outcomes.length, of: images.length });
      outcomes.push(await detectOn(photo));
    }
    if (isUnmounted.current) return;
    setRound(null);
    reportRound(images, outcomes);
  };
  const accept = (accepted: readonly Suggestion[]) => {
    if (image === null || accepted.length === 0) return;
    const additions = accepted.map(({ label, box, detectorLabel }) => ({ image, tag: { label, box, detectorLabel } }));
    edits.addAll(additions, copy.suggestionsAccepted(additions.length), drop(image.key, accepted));
  };
  const reject = (rejected: readonly Suggestion[], message: string) => {
    if (image !== null && rejected.length > 0) offerUndo(message, drop(image.key, rejected));
  };
  return {
    found,
    open,
    detect,
    detectAll: (images) => void detectAll(images),
    round,
    countOn: (one) => listOpen(byPhoto.get(one.key), one).length,
    accept: (suggestion) => accept([suggestion]),
    acceptAll: () => accept(open),
    reject: (suggestion) => reject([suggestion], copy.suggestionRejected(suggestion.label)),
    rejectAll: () => reject(open, copy.suggestionsRejected(open.length)),
  };
}
