"use client";

import { useCallback, useEffect, useRef } from "react";
import type { Insured, Property } from "../../domain/entities";
import { createKey } from "../../domain/keys";
import { runQueuedAction } from "../mutations/run-queued-action";
import { type RecordTexts, saveText, type TextSave } from "../mutations/save-text";
import { usePublicConfig } from "../public-config";
import { browserQueue } from "../queue/browser-queue";
import { addressAsText, addressOfText } from "./address-as-text";

/** The whole address is one text: of two people who change different lines of it, neither knows what they would make. */
const TEXTS: RecordTexts<"property.update", "address"> = {
  name: "property.update",
  textOf: ({ address }) => addressAsText(address),
  // What other programs keep in an address stays.
  changeOf: (_field, text, { address }) => ({ address: { ...address, ...addressOfText(text) } }),
};

/**
 * Saves the address of a contact's home, given as `addressAsText`; see `saveText`. A contact that has none gets it, under
 * one key however often it is saved.
 */
export function useSaveAddress(insured: Insured, property: Property | null, label: string) {
  const { keyBase } = usePublicConfig();
  const known = useRef(property);
  useEffect(() => {
    if (property === null) return;
    const { current } = known;
    // What is only shown for now carries no revision.
    const isOther = current?.key !== property.key;
    if (isOther || (property.revision ?? 0) >= (current?.revision ?? 0)) known.current = property;
  }, [property]);

  return useCallback(
    async (text: string, base: string): Promise<TextSave> => {
      if (known.current !== null) {
        return saveText(known as { current: Property }, TEXTS, { field: "address", text, base, label });
      }
      const home = { key: createKey("property", keyBase), insuredKey: insured.key, address: addressOfText(text) };
      // What is typed before this is answered changes the same home.
      known.current = { ...home, address: addressOfText(base) };
      const edit = { name: "property.create", params: home, label, actor: null, isQuiet: true } as const;
      const outcome = await runQueuedAction(browserQueue(), edit);
      if (outcome.status === "failed") {
        known.current = null;
        return { kind: "refused", message: outcome.message };
      }
      if (outcome.status === "waiting") {
        known.current = home;
        return { kind: "waiting" };
      }
      known.current = outcome.result;
      return { kind: "saved", onFile: addressAsText(outcome.result.address) };
    },
    [insured.key, keyBase, label],
  );
}
