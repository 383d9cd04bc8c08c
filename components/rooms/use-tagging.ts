"use client";

import { useState } from "react";
import type { Image, Tag, TagBox } from "@/lib/domain/entities";
import { MIDDLE_BOX } from "@/lib/domain/tag-box";
import { type TagEdits, useTagEdits } from "./use-tag-edits";

export type Tagging = {
  edits: TagEdits;
  selected: Tag | null;
  select: (key: string | null) => void;
  /** A box is being drawn: for the selected tag if it has none, else for a new tag. */
  isDrawing: boolean;
  startDrawing: () => void;
  stopDrawing: () => void;
  /** The box that is being placed or named. */
  draft: TagBox | null;
  setDraft: (box: TagBox) => void;
  /** Finishes the draft: it becomes its tag's box, or waits for a name. */
  finishDraft: (box: TagBox) => void;
  /** Adds a tag of this name, with the draft's box if there is one. */
  name: (label: string) => void;
};

type State = { imageKey: string; selectedKey: string | null; isDrawing: boolean; draft: TagBox | null };
const initialState = (imageKey: string): State => ({ imageKey, selectedKey: null, isDrawing: false, draft: null });

/** State of tagging one photo; another photo starts over. `image` is null without a photo. */
export function useTagging(image: Image | null): Tagging {
  const edits = useTagEdits();
  const imageKey = image?.key ?? "";
  const [stored, setStored] = useState(() => initialState(imageKey));
  const state = stored.imageKey === imageKey ? stored : initialState(imageKey);
  const set = (change: Partial<State>) => setStored({ ...state, ...change });
  const selected = image?.tags?.find(({ key }) => key === state.selectedKey) ?? null;
  return {
    edits,
    selected,
    select: (selectedKey) => set({ selectedKey, isDrawing: false, draft: null }),
    isDrawing: state.isDrawing,
    startDrawing: () => set({ isDrawing: true, draft: MIDDLE_BOX }),
    stopDrawing: () => set({ isDrawing: false, draft: null }),
    draft: state.draft,
    setDraft: (draft) => set({ draft }),
    finishDraft(box) {
      if (selected && !selected.box) {
        edits.setBox(selected, box);
        set({ isDrawing: false, draft: null });
      } else {
        set({ isDrawing: false, draft: box, selectedKey: null });
      }
    },
    name(label) {
      if (image === null) return;
      const key = edits.add(image, { label, box: state.draft });
      set({ selectedKey: key, isDrawing: false, draft: null });
    },
  };
}
