"use client";

import { useState } from "react";
import type { Image, Tag, TagBox } from "@/lib/domain/entities";
import { MIDDLE_BOX } from "@/lib/domain/tag-box";
import { type TagEdits, useTagEdits } from "./use-tag-edits";

export type Tagging = {
  edits: TagEdits;
  selected: Tag | null;
  select: (key: string | null) => void;
  /** A box is to be drawn: for the selected tag where it has none, else for a tag that is still to be named. */
  isDrawing: boolean;
  startDrawing: () => void;
  stopDrawing: () => void;
  /** The box that waits for its name, or for its end. */
  draft: TagBox | null;
  setDraft: (box: TagBox) => void;
  /** The draft stands: it goes to its tag, or waits for a name. */
  finishDraft: (box: TagBox) => void;
  /** A tag with this name, in the draft's box where one waits. */
  name: (label: string) => void;
};

type State = { imageKey: string; selectedKey: string | null; isDrawing: boolean; draft: TagBox | null };
const restOf = (imageKey: string): State => ({ imageKey, selectedKey: null, isDrawing: false, draft: null });

/** What is going on with the tags of one photo; another photo begins anew. Null: none is looked at. */
export function useTagging(image: Image | null): Tagging {
  const edits = useTagEdits();
  const imageKey = image?.key ?? "";
  const [kept, setKept] = useState(() => restOf(imageKey));
  const state = kept.imageKey === imageKey ? kept : restOf(imageKey);
  const set = (change: Partial<State>) => setKept({ ...state, ...change });
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
