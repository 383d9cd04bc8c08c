"use client";

import { useCallback, useEffect, useRef } from "react";
import type { Place } from "../../../domain/distance";
import type { Address, Insured, Property } from "../../../domain/entities";
import { createKey } from "../../../domain/keys";
import { usePublicConfig } from "../../public-config";
import { browserQueue } from "../../queue/browser-queue";
import { runEdit } from "../edits/run-edit";
import { runTextEdit, type TextEditOutcome, type TextFields } from "../edits/use-text-edit";
import { addressAsText, addressOfText, placeOfText } from "./address-as-text";

/**
 * The whole address is one text: of two people who change different lines of it, neither knows what they would make. Where
 * it stands goes out with it and is not compared: a backend may know that better.
 */
const TEXTS: TextFields<"property.update", "address"> = {
  name: "property.update",
  textOf: ({ address }) => addressAsText(address),
  changeOf: (_field, text, { address: before }) => {
    const address = addressOfText(text);
    const place = placeOfText(text) ?? (isElsewhere(before, address) ? NOWHERE : {});
    // What other programs keep in an address stays.
    return { address: { ...before, ...address }, ...place };
  },
};

/** A home whose address is another now stands no longer where the one before did, whatever the backend would keep. */
const NOWHERE: Record<keyof Place, null> = { latitude: null, longitude: null };

/** Units of one house stand at one place. */
function isElsewhere(before: Address, after: Address): boolean {
  const where = ({ line1, city, region, postalCode, country }: Address) =>
    JSON.stringify([line1, city, region, postalCode, country].map((part) => part?.trim()));
  return where(before) !== where(after);
}

/** The address as `TEXTS` compares it. */
const compared = (text: string) => addressAsText(addressOfText(text));

/**
 * Saves the address of a contact's home, given as `addressAsText`; see `runTextEdit`. A contact that has none gets it, under
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
    async (text: string, base: string): Promise<TextEditOutcome> => {
      if (known.current !== null) {
        const home = known as { current: Property };
        const onto = (onFile: string) =>
          runTextEdit(home, TEXTS, { field: "address", text, base: compared(onFile), label });
        const saved = await onto(base);
        if (saved.kind !== "conflict" || saved.theirs !== compared(text)) return saved;
        // Somebody else has written the same address: it is only to be said where it stands.
        if (saved.refusalId !== null) await browserQueue().dismiss(saved.refusalId);
        return onto(saved.theirs);
      }
      const home = {
        key: createKey("property", keyBase),
        insuredKey: insured.key,
        address: addressOfText(text),
        ...placeOfText(text),
      };
      // What is typed before this is answered changes the same home.
      known.current = { ...home, address: addressOfText(base) };
      const outcome = await runEdit("property.create", home, { label, handlesRefusal: true });
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
