"use client";

import { useEffect, useState } from "react";
import { useEditor } from "../../context/editor-context";
import { describeHistoryChange } from "./describe-history-change";

/** Added to a repeated text, so that a screen reader announces it again. */
const REPEATED = "\u00a0";

/** Announces edits, undo and redo to screen readers. */
export function EditAnnouncer() {
  const { store } = useEditor();
  const [text, setText] = useState("");
  useEffect(() => {
    let last = store.getHistory();
    return store.subscribeHistory(() => {
      const now = store.getHistory();
      // A held key or a drag is one edit, announced at its end.
      if (now.isDragging) return;
      const change = describeHistoryChange(last, now);
      last = now;
      if (change !== null) setText((before) => (before === change ? change + REPEATED : change));
    });
  }, [store]);
  return (
    <p role="status" className="visually-hidden" data-edit-announcer="">
      {text}
    </p>
  );
}
