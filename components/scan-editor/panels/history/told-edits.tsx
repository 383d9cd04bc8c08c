"use client";

import { useEffect, useState } from "react";
import { useEditor } from "../../context/editor-context";
import { whatWasDone } from "./what-was-done";

/** Added to a repeated text, so that a screen reader announces it again. */
const AGAIN = "\u00a0";

/** Announces edits, undo and redo to screen readers. */
export function ToldEdits() {
  const { store } = useEditor();
  const [told, setTold] = useState("");
  useEffect(() => {
    let last = store.getHistory();
    return store.subscribeHistory(() => {
      const now = store.getHistory();
      // A held key or a drag is one edit, announced at its end.
      if (now.isDragging) return;
      const said = whatWasDone(last, now);
      last = now;
      if (said !== null) setTold((before) => (before === said ? said + AGAIN : said));
    });
  }, [store]);
  return (
    <p role="status" className="visually-hidden" data-told-edit="">
      {told}
    </p>
  );
}
