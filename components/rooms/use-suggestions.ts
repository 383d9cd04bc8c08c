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

type Found =
  | { status: "looking" }
  | { status: "failed"; message: string }
  /** `all`: what the detector found; `suggestions`: what is undecided and not yet a tag. */
  | { status: "found"; all: readonly Suggestion[]; suggestions: readonly Suggestion[] };

export type Suggestions = {
  found: Found | null;
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

async function pictureOf(image: Image): Promise<Blob> {
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

const messageOf = (thrown: unknown) => (thrown instanceof Error && thrown.message ? thrown.message : copy.photoFailed);

async function callImage(companyKey: string, image: Image): Promise<Found> {
  try {
    const suggestions = await callBackend("image.detect", { companyKey, image: await pictureOf(image) });
    return { status: "found", all: suggestions, suggestions };
  } catch (thrown) {
    return { status: "failed", message: messageOf(thrown) };
  }
}

/** Compares with the current tags, so that a second detection omits accepted suggestions. */
const openOf = (found: Found | null | undefined, { tags }: Pick<Image, "tags">): readonly Suggestion[] =>
  found?.status === "found" ? newFinds(found.suggestions, tags ?? []) : [];

/** Summarizes a detection on several photos; failures are a second sentence. */
function reportRound(images: readonly Image[], outcomes: readonly Found[]): void {
  const found = images.flatMap((one, at) =>
    outcomes[at]?.status === "found" ? [openOf(outcomes[at], one).length] : [],
  );
  const isSomeKnown = outcomes.some((one) => one.status === "found" && one.all.length > 0);
  const failed = outcomes.flatMap((one) => (one.status === "failed" ? [one.message] : []));
  const withSome = found.filter((count) => count > 0);
  const total = withSome.reduce((sum, count) => sum + count, 0);
  if (failed[0] !== undefined) {
    showAlert({ type: "error", message: copy.notDetected(failed.length, failed[0]) });
  } else {
    showAlert({
      type: "info",
      message: copy.detected(total, total === 0 ? found.length : withSome.length, isSomeKnown),
    });
  }
}

/** Suggestions of the detector, kept in memory until accepted. */
export function useSuggestions(image: Image | null, edits: TagEdits): Suggestions {
  const [byPhoto, setByPhoto] = useState<ReadonlyMap<string, Found>>(new Map());
  const found = (image && byPhoto.get(image.key)) ?? null;
  const open = image ? openOf(found, image) : [];

  const set = (imageKey: string, found: Found) => setByPhoto((known) => new Map(known).set(imageKey, found));
  /** Marks suggestions as decided. Returns the undo, which does nothing after another detection. */
  const drop = (imageKey: string, decided: readonly Suggestion[]) => {
    const settle = (isOpen: (one: Suggestion, wasOpen: boolean) => boolean) =>
      setByPhoto((known) => {
        const last = known.get(imageKey);
        if (last?.status !== "found" || !decided.every((one) => last.all.includes(one))) return known;
        const suggestions = last.all.filter((one) => isOpen(one, last.suggestions.includes(one)));
        return new Map(known).set(imageKey, { ...last, suggestions });
      });
    settle((one, wasOpen) => wasOpen && !decided.includes(one));
    return () => settle((one, wasOpen) => wasOpen || decided.includes(one));
  };

  const look = async (one: Image): Promise<Found> => {
    const { key, companyKey } = one;
    set(key, { status: "looking" });
    const outcome = await callImage(companyKey, one);
    set(key, outcome);
    return outcome;
  };
  const detect = () => {
    if (image !== null && found?.status !== "looking") void look(image);
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
    const outcomes: Found[] = [];
    for (const one of images) {
      if (isUnmounted.current) return;
      setRound({ done: outcomes.length, of: images.length });
      outcomes.push(await look(one));
    }
    if (isUnmounted.current) return;
    setRound(null);
    reportRound(images, outcomes);
  };
  const accept = (accepted: readonly Suggestion[]) => {
    if (image === null || accepted.length === 0) return;
    const many = accepted.map(({ label, box, detectorLabel }) => ({ image, tag: { label, box, detectorLabel } }));
    edits.addAll(many, copy.suggestionsAccepted(many.length), drop(image.key, accepted));
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
    countOn: (one) => openOf(byPhoto.get(one.key), one).length,
    accept: (suggestion) => accept([suggestion]),
    acceptAll: () => accept(open),
    reject: (suggestion) => reject([suggestion], copy.suggestionRejected(suggestion.label)),
    rejectAll: () => reject(open, copy.suggestionsRejected(open.length)),
  };
}
