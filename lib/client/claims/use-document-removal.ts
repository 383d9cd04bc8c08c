"use client";

import { useRef, useState } from "react";
import { rowOf } from "../../contract/endpoints";
import type { DocumentRecord } from "../../domain/entities";
import { showAlert } from "../alerts-store";
import { asApiError } from "../api-error";
import { callBackend } from "../call-backend";
import { showDirectFailure } from "../mutations/run-direct-action";
import { markStale } from "../shown-reads";
import { documentFields } from "./documents";

type Words = { done: (name: string) => string; undo: string };

/**
 * Deletes a document, and puts it back when that was wrong. `removing` holds the keys that are not to be shown: they are
 * gone at once, and back when the backend refuses. A failure is told by an alert with
 * Retry.
 */
export function useDocumentRemoval(words: Words) {
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const hidden = useRef(new Set<string>());
  const hide = (key: string, isHidden: boolean) => {
    if (isHidden) hidden.current.add(key);
    else hidden.current.delete(key);
    setRemoving(new Set(hidden.current));
  };
  const tell = (error: unknown, fallback: string, retry: () => unknown) =>
    showDirectFailure(asApiError(error, fallback).message, retry);

  const putBack = async (document: DocumentRecord) => {
    const { fallback, refreshes } = rowOf("document.create");
    try {
      await callBackend("document.create", documentFields(document));
      hide(document.key, false);
    } catch (error) {
      tell(error, fallback, () => putBack(document));
    }
    await markStale(refreshes);
  };
  const remove = async (document: DocumentRecord) => {
    const { fallback, refreshes } = rowOf("document.delete");
    hide(document.key, true);
    try {
      await callBackend("document.delete", { key: document.key });
      const buttonProps = { label: words.undo, onClick: () => void putBack(document) };
      showAlert({ type: "success", message: words.done(document.name), buttonProps });
    } catch (error) {
      hide(document.key, false);
      tell(error, fallback, () => remove(document));
    }
    await markStale(refreshes);
  };
  return { removing, remove };
}
