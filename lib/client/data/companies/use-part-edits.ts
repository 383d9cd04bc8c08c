"use client";

import { useCallback, useEffect, useRef } from "react";
import type { Customization } from "../../../domain/entities";
import { type RecordTexts, saveText, type TextSave } from "../edits/save-text";
import { useTextUpdate } from "../edits/use-text-update";
import { withParts } from "../optimistic/customization-edits";

const partOf = ({ fields = [] }: Customization, name: string) => fields.find((field) => field.name === name);
const withChange: RecordTexts<"customization.update", string>["withChange"] = (record, { fields = [] }) =>
  withParts(record, fields);

/** By the name of the part: what it is called. */
const LABELS: RecordTexts<"customization.update", string> = {
  name: "customization.update",
  textOf: (record, name) => partOf(record, name)?.label ?? "",
  changeOf: (name, label) => ({ fields: [{ name, label }] }),
  withChange,
};

/** By the name of the part: whether it is asked for, "on" or "off". */
const SWITCHES: RecordTexts<"customization.update", string> = {
  name: "customization.update",
  textOf: (record, name) => (partOf(record, name)?.isEnabled ? "on" : "off"),
  changeOf: (name, text) => ({ fields: [{ name, isEnabled: text === "on" }] }),
  withChange,
};

/**
 * Saves the parts of a customization on the newest revision that is known here. Somebody else's change of another part
 * never hinders; a refusal of a switch raises the one alert, a label's is told by its field.
 */
export function usePartEdits(
  customization: Customization,
  label: string,
): {
  saveLabel: (name: string, text: string, base: string) => Promise<TextSave>;
  turn: (name: string, isEnabled: boolean) => Promise<TextSave>;
} {
  const saveLabel = useTextUpdate(customization, LABELS, label);
  const known = useRef(customization);
  useEffect(() => {
    // What is only shown for now carries no revision.
    if ((customization.revision ?? 0) >= (known.current.revision ?? 0)) known.current = customization;
  }, [customization]);
  const turn = useCallback(
    (name: string, isEnabled: boolean) => {
      const [text, base] = isEnabled ? ["on", "off"] : ["off", "on"];
      // Whatever was known: a press is sent.
      known.current = withParts(known.current, [{ name, isEnabled: !isEnabled }]);
      return saveText(known, SWITCHES, { field: name, text, base, label, isAlerted: true });
    },
    [label],
  );
  return { saveLabel, turn };
}
