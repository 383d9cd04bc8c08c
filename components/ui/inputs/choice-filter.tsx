"use client";

import type { ReactNode } from "react";
import { Menu, type MenuProps, MenuRadioGroup } from "../menus/menu";
import { FilterChip } from "./filter-chip";

/** The value of the choice that filters nothing; no choice is called so. */
const ANY = "any";

export type ChoiceFilterProps<Value extends string> = Pick<MenuProps, "onOpenChange"> & {
  /** What it filters by. */
  label: string;
  icon?: ReactNode;
  /** What to choose to see all. */
  anyLabel: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
};

/** A filter by one of a few choices, or by none of them. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, icon, anyLabel, choices, value, onValueChange } = props;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Menu
      {...props}
      trigger={<FilterChip label={label} icon={icon} value={chosen?.label} onClear={() => onValueChange(null)} />}
    >
      <MenuRadioGroup
        label={label}
        value={value ?? ANY}
        onValueChange={(next) => onValueChange(choices.find((choice) => choice.value === next)?.value ?? null)}
        options={[{ value: ANY, label: anyLabel }, ...choices]}
      />
    </Menu>
  );
}
