"use client";

import { useState } from "react";
import { callBackend } from "@/lib/client/call-backend";
import { localFile } from "@/lib/client/media/local-previews";
import type { Image, Tag } from "@/lib/domain/entities";
import { offerUndo } from "./offer-undo";
import type { TagEdits } from "./use-tag-edits";
import { regionWords as words } from "./words";

/** A tag that a detector proposes. `score`, where the backend tells it: how sure it is, 0 to 1. */
export type Suggestion = Tag & { score?: number };

type Found =
  | { status: "looking" }
  | { status: "failed"; message: string }
  | { status: "found"; suggestions: readonly Suggestion[] };

export type Suggestions = {
  found: Found | null;
  /** Those that are neither accepted nor rejected. */
  open: readonly Suggestion[];
  detect: () => void;
  accept: (suggestion: Suggestion) => void;
  reject: (suggestion: Suggestion) => void;
  acceptAll: () => void;
};

async function pictureOf(image: Image): Promise<Blob> {
  const local = localFile(image);
  if (local) return local;
  const response = await fetch(image.url);
  if (!response.ok) throw new Error(words.photoFailed);
  return response.blob();
}

const messageOf = (thrown: unknown) => (thrown instanceof Error && thrown.message ? thrown.message : words.photoFailed);

/** What a detector finds on photos, for as long as the room is looked at: nothing of it is kept until it is accepted. */
export function useSuggestions(image: Image | null, edits: TagEdits): Suggestions {
  const [byPhoto, setByPhoto] = useState<ReadonlyMap<string, Found>>(new Map());
  const found = (image && byPhoto.get(image.key)) ?? null;
  const open = found?.status === "found" ? found.suggestions : [];

  const set = (imageKey: string, change: (last: Found | undefined) => Found) =>
    setByPhoto((known) => new Map(known).set(imageKey, change(known.get(imageKey))));
  const drop = (imageKey: string, gone: readonly Suggestion[]) =>
    set(imageKey, (last) => {
      const kept = last?.status === "found" ? last.suggestions : [];
      return { status: "found", suggestions: kept.filter(({ key }) => !gone.some((one) => one.key === key)) };
    });
  const bringBack = (imageKey: string, suggestion: Suggestion) =>
    set(imageKey, (last) => ({
      status: "found",
      suggestions: [suggestion, ...(last?.status === "found" ? last.suggestions : [])],
    }));

  const detect = async () => {
    if (image === null || found?.status === "looking") return;
    const { key, companyKey } = image;
    set(key, () => ({ status: "looking" }));
    try {
      const suggestions = await callBackend("image.detect", { companyKey, image: await pictureOf(image) });
      set(key, () => ({ status: "found", suggestions }));
    } catch (thrown) {
      set(key, () => ({ status: "failed", message: messageOf(thrown) }));
    }
  };
  const accept = (accepted: readonly Suggestion[]) => {
    if (image === null || accepted.length === 0) return;
    const many = accepted.map(({ label, box, detectorLabel }) => ({ image, tag: { label, box, detectorLabel } }));
    edits.addAll(many, words.suggestionsAccepted(many.length));
    drop(image.key, accepted);
  };
  return {
    found,
    open,
    detect: () => void detect(),
    accept: (suggestion) => accept([suggestion]),
    acceptAll: () => accept(open),
    reject(suggestion) {
      if (image === null) return;
      const { key } = image;
      drop(key, [suggestion]);
      offerUndo(words.suggestionRejected(suggestion.label), () => bringBack(key, suggestion));
    },
  };
}
