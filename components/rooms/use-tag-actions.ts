"use client";

import { SquareDashedMousePointer, Tag, Undo2 } from "lucide-react";
import type { RefObject } from "react";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { QUICK_TAG_LABELS } from "@/lib/domain/hazards";
import type { Role } from "@/lib/domain/roles";
import { regionCopy as copy } from "./copy";
import { undoLast } from "./offer-undo";
import type { Tagging } from "./use-tagging";

export const mayTag = (role: Role): boolean => may(role, "reviewInspections");

/** Registers the tag keys: T focuses the tag field, 1 to 9 add quick tags, B draws a box. `name` adds a tag. */
export function useTagActions(options: {
  isOffered: boolean;
  field: RefObject<HTMLInputElement | null>;
  tagging: Pick<Tagging, "isDrawing" | "startDrawing" | "stopDrawing"> | null;
  name: (label: string) => void;
  /** Why the number keys, or the tag field, are disabled. */
  cannotName: string | null;
  cannotType: string | null;
}): void {
  const { isOffered, field, tagging, name, cannotName, cannotType } = options;
  const common = { group: "page", isFor: mayTag, isOffered } as const;
  useActions([
    {
      ...common,
      id: "review.add-tag",
      label: copy.addTag,
      icon: Tag,
      keys: ["t"],
      disabledReason: cannotType,
      run: () => field.current?.focus(),
    },
    {
      ...common,
      id: "review.draw-box",
      label: copy.drawBox,
      icon: SquareDashedMousePointer,
      keys: ["b"],
      isOffered: isOffered && tagging !== null,
      run: () => (tagging?.isDrawing ? tagging.stopDrawing() : tagging?.startDrawing()),
    },
    ...QUICK_TAG_LABELS.map((label, index) => ({
      ...common,
      id: `review.tag-${index + 1}`,
      label: copy.quickTag(label),
      keys: [`${index + 1}`],
      disabledReason: cannotName,
      run: () => name(label),
    })),
    {
      ...common,
      id: "review.undo",
      label: copy.undoLast,
      icon: Undo2,
      keys: ["mod+z"],
      isOffered: true,
      run: undoLast,
    },
  ]);
}
