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
 * The whole address is one text: if two people change different lines of it, the mix may be wrong. The position is
 * sent but not compared, since the backend may know it better.
 */
const TEXTS: TextFields<"property.update", "address"> = {
  name: "property.update",
  textOf: ({ address }) => addressAsText(address),
  changeOf: (_field, text, { address: before }) => {
    const address = addressOfText(text);
    const position = placeOfText(text) ?? (isOtherBuilding(before, address) ? NO_POSITION : {});
    // Keeps fields that other programs store in an address.
    return { address: { ...before, ...address }, ...position };
  },
};

/** A moved home loses its old position, even if the backend would keep it. */
const NO_POSITION: Record<keyof Place, null> = { latitude: null, longitude: null };

/** Whether the addresses are of two buildings; units of one building share a position. */
function isOtherBuilding(before: Address, after: Address): boolean {
  const buildingOf = ({ line1, city, region, postalCode, country }: Address) =>
    JSON.stringify([line1, city, region, postalCode, country].map((part) => part?.trim()));
  return buildingOf(before) !== buildingOf(after);
}

/** Returns the address text as `TEXTS` compares it. */
const comparedText = (text: string) => addressAsText(addressOfText(text));

/**
 * Saves the address of an insured's home, given as `addressAsText`; see `runTextEdit`. An insured without a home gets
 * one, under the same key however often it is saved.
 */
export function useSaveAddress(insured: Insured, property: Property | null, label: string) {
  const { keyBase } = usePublicConfig();
  const known = useRef(property);
  useEffect(() => {
    if (property === null) return;
    const { current } = known;
    // An optimistic record carries no revision.
    const isOther = current?.key !== property.key;
    if (isOther || (property.revision ?? 0) >= (current?.revision ?? 0)) known.current = property;
  }, [property]);

  return useCallback(
    async (text: string, base: string): Promise<TextEditOutcome> => {
      if (known.current !== null) {
        const home = known as { current: Property };
        const saveOver = (onFile: string) =>
          runTextEdit(home, TEXTS, { field: "address", text, base: comparedText(onFile), label });
        const saved = await saveOver(base);
        if (saved.kind !== "conflict" || saved.theirs !== comparedText(text)) return saved;
        // Another person has saved the same address: only the position is missing.
        if (saved.refusalId !== null) await browserQueue().dismiss(saved.refusalId);
        return saveOver(saved.theirs);
      }
      const home = {
        key: createKey("property", keyBase),
        insuredKey: insured.key,
        address: addressOfText(text),
        ...placeOfText(text),
      };
      // Edits made before the answer change the same home.
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
