"use client";

import { useEffect, useState } from "react";
import { Autosave, type AutosaveOptions, type AutosaveStatus } from "./autosave";

export type UseAutosaveOptions = Pick<AutosaveOptions, "saved" | "save" | "onLost">;

/**
 * A text that saves itself: on the interval, on `flush` (when its field is left), when the page is hidden, and when it
 * is taken off the page.
 */
export function useAutosave({ saved, save, onLost }: UseAutosaveOptions) {
  const [text, setText] = useState(saved);
  const [status, setStatus] = useState<AutosaveStatus>("rest");
  const options = { saved, save, onLost, onText: setText, onStatus: setStatus };
  const [autosave] = useState(() => new Autosave(options));
  useEffect(() => {
    autosave.use({ saved, save, onLost, onText: setText, onStatus: setStatus });
  });
  useEffect(() => autosave.receive(saved), [autosave, saved]);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === "hidden") autosave.flush();
    };
    const onPageHide = () => autosave.leavePage();
    document.addEventListener("visibilitychange", onVisibilityChange);
    window.addEventListener("pagehide", onPageHide);
    autosave.open();
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange);
      window.removeEventListener("pagehide", onPageHide);
      autosave.close();
    };
  }, [autosave]);
  return { text, status, autosave };
}
