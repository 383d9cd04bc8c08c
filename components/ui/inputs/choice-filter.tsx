"use client";

import type { ReactNode } from "react";
import { Menu, type MenuProps, MenuRadioGroup } from "../menus/menu";
import { FilterChip } from "./filter-chip";

/** The menu value for "no filter"; no real choice has this value. */
const ANY = "any";

export type ChoiceFilterProps<Value extends string> = Pick<MenuProps, "onOpenChange"> & {
  /** Names what the list is filtered by. */
  label: string;
  icon?: ReactNode;
  /** The label of the choice that shows everything. */
  anyLabel: string;
  choices: readonly { value: Value; label: string }[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
};

/** A filter by one of a few choices, or by none. */
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
