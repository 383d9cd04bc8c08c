"use client";

import { useEffect, useRef, useState } from "react";
import { Autosave, type AutosaveOptions, type AutosaveStatus } from "./autosave";
import { useDraftSlot } from "./drafts/drafts-context";
import { addUnsavedText } from "./unsaved-texts";

export type UseAutosaveOptions = Pick<AutosaveOptions, "saved" | "save" | "onLost"> & {
  /** The name under which the text is kept in this browser while it is not saved, with the key of its record. */
  draft?: string;
  /** What was on file when typing began, where the caller knows it better. */
  baseOf?: () => string;
  /** A draft is back, told before it is shown: `base` was on file when it was begun. */
  onDraft?: (base: string) => void;
};

/**
 * A text that saves itself: on the interval, on `flush` (when its field is left), when the page is hidden or reloads
 * itself, and when it is taken off the page. Until it is saved it is kept as a draft, if it has a name.
 */
export function useAutosave({ saved, save, onLost, draft: name, baseOf, onDraft }: UseAutosaveOptions) {
  const [text, setText] = useState(saved);
  const [status, setStatus] = useState<AutosaveStatus>("rest");
  const [isDraft, setIsDraft] = useState(false);
  const slot = useDraftSlot(name);
  /** What was on file when the text that is not saved was begun. */
  const begunOn = useRef<string | null>(null);
  const openText = useRef<string | null>(null);
  const onOpenText = (open: string | null) => {
    openText.current = open;
    if (open === null) {
      begunOn.current = null;
      setIsDraft(false);
      slot?.drop();
      return;
    }
    begunOn.current ??= saved;
    slot?.keep({ text: open, base: baseOf?.() ?? begunOn.current });
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
    const { saved: onFile, onDraft: tell } = latest.current;
    // Another person: what was typed belongs to the one before.
    if (owner.current !== null) autosave.change(onFile);
    else if (openText.current !== null) {
      // Typed before it was known who types.
      slot.keep({ text: openText.current, base: begunOn.current ?? onFile });
      owner.current = slot.id;
      return;
    }
    owner.current = slot.id;
    const { text: before, base } = slot.read()?.values ?? {};
    if (typeof before !== "string") return;
    if (before === onFile) {
      slot.drop();
      return;
    }
    begunOn.current = typeof base === "string" ? base : onFile;
    tell?.(begunOn.current);
    // Who is told of the base knows what to do where it is another by now.
    autosave.restore(before, tell === undefined && begunOn.current !== onFile);
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
  /** The draft that stands in the field again: `discard` goes back to what is on file. */
  const draft = isDraft ? { discard: () => autosave.change(saved) } : null;
  return { text, status, autosave, draft };
}
