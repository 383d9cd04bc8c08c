"use client";

import { useCallback, useRef } from "react";
import type { Address, Insured, Property } from "../../domain/entities";
import { createKey } from "../../domain/keys";
import { runQueuedAction } from "../mutations/run-queued-action";
import { usePublicConfig } from "../public-config";
import { browserQueue } from "../queue/browser-queue";

/**
 * Saves the address of a contact's home; one that has none gets it, under one key however often it is saved. A refusal
 * raises the one alert and is listed as not saved.
 */
export function useSaveAddress(insured: Insured, property: Property | null, label: string) {
  const { keyBase } = usePublicConfig();
  const newKey = useRef<string | null>(null);
  return useCallback(
    async (address: Address): Promise<void> => {
      const queue = browserQueue();
      const edit = { label, actor: null };
      const known = property?.key ?? newKey.current;
      if (known !== null) {
        await runQueuedAction(queue, { name: "property.update", params: { key: known, address }, ...edit });
        return;
      }
      const key = createKey("property", keyBase);
      newKey.current = key;
      const params = { key, insuredKey: insured.key, address };
      const outcome = await runQueuedAction(queue, { name: "property.create", params, ...edit });
      if (outcome.status === "failed") newKey.current = null;
    },
    [insured.key, property?.key, keyBase, label],
  );
}
