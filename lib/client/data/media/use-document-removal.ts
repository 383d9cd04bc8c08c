"use client";

import { useRef, useState } from "react";
import type { DocumentRecord } from "../../../domain/entities";
import { showAlert } from "../../alerts/alerts-store";
import { runEdit } from "../edits/run-edit";
import { documentFields } from "./documents";

type Copy = {
  /** Names of the edits in messages. */
  remove: (name: string) => string;
  bringBack: (name: string) => string;
  removed: (name: string) => string;
  undo: string;
};

/**
 * Deletes a document, with Undo. `removing` holds the keys to hide: hidden at once, shown again on failure. A failure
 * raises an alert with Retry, and is listed.
 */
export function useDocumentRemoval(copy: Copy) {
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const hidden = useRef(new Set<string>());
  const hide = (key: string, isHidden: boolean) => {
    if (isHidden) hidden.current.add(key);
    else hidden.current.delete(key);
    setRemoving(new Set(hidden.current));
  };

  const restore = async (document: DocumentRecord) => {
    const options = { label: copy.bringBack(document.name), retry: () => restore(document) };
    const { status } = await runEdit("document.create", documentFields(document), options);
    if (status === "done") hide(document.key, false);
  };
  const remove = async (document: DocumentRecord) => {
    const { key, name } = document;
    hide(key, true);
    const options = { label: copy.remove(name), retry: () => remove(document) };
    const { status } = await runEdit("document.delete", { key }, options);
    if (status !== "done") return hide(key, false);
    const buttonProps = { label: copy.undo, onClick: () => void restore(document) };
    showAlert({ type: "success", message: copy.removed(name), buttonProps });
  };
  return { removing, remove };
}
