"use client";

import { useEffect, useState } from "react";
import { useEditor } from "../../context/editor-context";
import { whatWasDone } from "./what-was-done";

/** Says the same twice in a row where it has happened twice. */
const AGAIN = "\u00a0";

/** Tells who does not see the picture what has been done, undone and redone. */
export function ToldEdits() {
  const { store } = useEditor();
  const [told, setTold] = useState("");
  useEffect(() => {
    let last = store.getHistory();
    return store.subscribeHistory(() => {
      const now = store.getHistory();
      // Held keys and drags are one edit, told at its end.
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
