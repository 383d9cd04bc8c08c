"use client";
import { parseAsString, useQueryState } from "nuqs";
import { useEffect } from "react";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import { EDIT_PARAM } from "@/lib/domain/insured-paths";
import type { SelectionItem } from "@/lib/editor/core/selection";

/** Shows the element of the edit in the address, then removes the parameter. `onShow` must keep its identity. */
export function useEditAddress(conflicts: readonly ElementConflict[], onShow: (item: SelectionItem) => void): void {
  const [editId, setEditId] = useQueryState(EDIT_PARAM, parseAsString.withOptions({ history: "replace" }));
  useEffect(() => {
    const conflict = editId === null ? undefined : conflicts.find(({ gestureId }) => gestureId === editId);
    if (!conflict) return;
    onShow(conflict);
    void setEditId(null);
  }, [editId, conflicts, onShow, setEditId]);
}
