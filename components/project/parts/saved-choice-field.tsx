"use client";

import type { Option } from "@/components/ui/inputs/option";
import { Select } from "@/components/ui/inputs/select";
import { SavedTextField, type SavedTextFieldProps } from "../../saved-text/saved-text-field";

type Props = Omit<SavedTextFieldProps, "children" | "format"> & { options: readonly Option<string>[] };

export function SavedChoiceField({ options, ...saved }: Props) {
  const nameOf = (value: string) => options.find((option) => option.value === value)?.text ?? value;
  return (
    <SavedTextField {...saved} format={nameOf}>
      {({ label, value, error }, { choose, isQuiet, note }) => (
        <Select {...{ label, value, error, options }} onValueChange={choose} hint={isQuiet ? undefined : note} />
      )}
    </SavedTextField>
  );
}
