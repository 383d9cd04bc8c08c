"use client";

import { useRef, useState } from "react";
import { rowOf } from "../../contract/endpoints";
import type { DocumentRecord } from "../../domain/entities";
import { showAlert } from "../alerts-store";
import { asApiError } from "../api-error";
import { callBackend } from "../call-backend";
import { dismissDirect, showDirectFailure } from "../mutations/direct-failures";
import { directIdOf } from "../mutations/run-direct-action";
import { markStale } from "../shown-reads";
import { documentFields } from "./documents";

type Words = { done: (name: string) => string; undo: string };

/**
 * Deletes a document, and puts it back when that was wrong. `removing` holds the keys that are not to be shown: they are
 * gone at once, and back when the backend refuses. A failure is told by an alert with Retry, and listed.
 */
export function useDocumentRemoval(words: Words) {
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const hidden = useRef(new Set<string>());
  const hide = (key: string, isHidden: boolean) => {
    if (isHidden) hidden.current.add(key);
    else hidden.current.delete(key);
    setRemoving(new Set(hidden.current));
  };
  const tell = (row: "document.create" | "document.delete", { key, name }: DocumentRecord) => ({
    done: () => dismissDirect(directIdOf(row, { key })),
    failed: (error: unknown, retry: () => unknown) => {
      const { fallback } = rowOf(row);
      const { message } = asApiError(error, fallback);
      showDirectFailure({ id: directIdOf(row, { key }), label: `${fallback}: ${name}`, message, retry });
    },
  });

  const putBack = async (document: DocumentRecord) => {
    const outcome = tell("document.create", document);
    try {
      await callBackend("document.create", documentFields(document));
      hide(document.key, false);
      outcome.done();
    } catch (error) {
      outcome.failed(error, () => putBack(document));
    }
    await markStale(rowOf("document.create").refreshes);
  };
  const remove = async (document: DocumentRecord) => {
    const outcome = tell("document.delete", document);
    hide(document.key, true);
    try {
      await callBackend("document.delete", { key: document.key });
      outcome.done();
      const buttonProps = { label: words.undo, onClick: () => void putBack(document) };
      showAlert({ type: "success", message: words.done(document.name), buttonProps });
    } catch (error) {
      hide(document.key, false);
      outcome.failed(error, () => remove(document));
    }
    await markStale(rowOf("document.delete").refreshes);
  };
  return { removing, remove };
}
