"use client";

import { useCallback } from "react";
import type { Customization } from "../../../domain/entities";
import {
  runTextEdit,
  type TextEditOutcome,
  type TextFields,
  useLatestRevision,
  useTextEdit,
} from "../edits/use-text-edit";
import { withParts } from "./optimistic";

const partOf = ({ fields = [] }: Customization, name: string) => fields.find((field) => field.name === name);
const withChange: TextFields<"customization.update", string>["withChange"] = (record, { fields = [] }) =>
  withParts(record, fields);

/** The label of each part, by the part's name. */
const LABELS: TextFields<"customization.update", string> = {
  name: "customization.update",
  textOf: (record, name) => partOf(record, name)?.label ?? "",
  changeOf: (name, label) => ({ fields: [{ name, label }] }),
  withChange,
};

/** Whether each part is enabled, as "on" or "off", by the part's name. */
const SWITCHES: TextFields<"customization.update", string> = {
  name: "customization.update",
  textOf: (record, name) => (partOf(record, name)?.isEnabled ? "on" : "off"),
  changeOf: (name, text) => ({ fields: [{ name, isEnabled: text === "on" }] }),
  withChange,
};

/**
 * Saves the parts of a customization on the newest known revision. Another person's change of another part is no
 * conflict. A refused switch raises an alert; a refused label is shown at its field.
 */
export function usePartEdits(
  customization: Customization,
  label: string,
): {
  saveLabel: (name: string, text: string, base: string) => Promise<TextEditOutcome>;
  turn: (name: string, isEnabled: boolean) => Promise<TextEditOutcome>;
} {
  const saveLabel = useTextEdit(customization, LABELS, label);
  const latest = useLatestRevision(customization);
  const turn = useCallback(
    (name: string, isEnabled: boolean) => {
      const [text, base] = isEnabled ? ["on", "off"] : ["off", "on"];
      // A press is always sent, even if the switch seems to be in that position already.
      latest.current = withParts(latest.current, [{ name, isEnabled: !isEnabled }]);
      return runTextEdit(latest, SWITCHES, { field: name, text, base, label, isAlerted: true });
    },
    [latest, label],
  );
  return { saveLabel, turn };
}
