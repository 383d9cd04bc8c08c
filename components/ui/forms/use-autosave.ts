"use client";

import { useEffect, useRef, useState } from "react";
import { Autosave, type AutosaveOptions, type AutosaveStatus } from "./autosave";
import { useDraftSlot } from "./drafts/use-draft-slot";
import { addUnsavedText } from "./unsaved-texts";

export type UseAutosaveOptions = Pick<AutosaveOptions, "saved" | "save" | "onLost"> & {
  /** The name under which this browser keeps unsaved text; includes the record's key. */
  draft?: string;
  /** Returns the saved text when typing began, if the caller knows it better. */
  baseOf?: () => string;
  /** Called before a draft is restored; `base` is the saved text when the draft was started. */
  onDraft?: (base: string) => void;
};

/**
 * Saves a text automatically: on the interval, on `flush` (blur), when the page is hidden or reloads, and on unmount.
 * If `draft` names a draft, the unsaved text is stored there.
 */
export function useAutosave({ saved, save, onLost, draft: name, baseOf, onDraft }: UseAutosaveOptions) {
  const [text, setText] = useState(saved);
  const [status, setStatus] = useState<AutosaveStatus>("idle");
  const [isDraft, setIsDraft] = useState(false);
  const slot = useDraftSlot(name);
  /** The saved text when the unsaved text was started. */
  const baseText = useRef<string | null>(null);
  const openText = useRef<string | null>(null);
  const onOpenText = (open: string | null) => {
    openText.current = open;
    if (open === null) {
      baseText.current = null;
      setIsDraft(false);
      slot?.drop();
      return;
    }
    baseText.current ??= saved;
    slot?.keep({ text: open, base: baseOf?.() ?? baseText.current });
  };
  const options = { saved, save, onLost, onOpenText, onText: setText, onStatus: setStatus };
  const [autosave] = useState(() => new Autosave(options));
  const latest = useRef({ saved, onDraft });
  useEffect(() => {
    autosave.use(options);
    latest.current = { saved, onDraft };
  });
  useEffect(() => autosave.receive(saved), [autosave, saved]);
  const owner = useRef<string | null>(null);
  useEffect(() => {
    if (slot === null || slot.id === owner.current) return;
    const { saved: savedText, onDraft: reportDraft } = latest.current;
    // Another user has signed in; the typed text belongs to the previous user.
    if (owner.current !== null) autosave.change(savedText);
    else if (openText.current !== null) {
      // The text was typed before the user was known.
      slot.keep({ text: openText.current, base: baseText.current ?? savedText });
      owner.current = slot.id;
      return;
    }
    owner.current = slot.id;
    const { text: draftText, base } = slot.read()?.values ?? {};
    if (typeof draftText !== "string") return;
    if (draftText === savedText) {
      slot.drop();
      return;
    }
    baseText.current = typeof base === "string" ? base : savedText;
    reportDraft?.(baseText.current);
    // A caller with `onDraft` handles a changed base itself.
    autosave.restore(draftText, reportDraft === undefined && baseText.current !== savedText);
    setIsDraft(true);
  }, [autosave, slot]);
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === "hidden") autosave.hide();
    };
    const onPageHide = () => autosave.leavePage();
    document.addEventListener("visibilitychange", onVisibilityChange);
    window.addEventListener("pagehide", onPageHide);
    const remove = addUnsavedText(() => autosave.finish());
    autosave.open();
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange);
      window.removeEventListener("pagehide", onPageHide);
      remove();
      autosave.close();
    };
  }, [autosave]);
  /** The restored draft; `discard` returns to the saved text. */
  const draft = isDraft ? { discard: () => autosave.change(saved) } : null;
  return { text, status, autosave, draft };
}
