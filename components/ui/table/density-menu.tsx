"use client";

import { Rows3 } from "lucide-react";
import { IconButton } from "../icon-button";
import { Menu, MenuLabel, MenuRadioGroup } from "../menus/menu";
import styles from "./column-chooser.module.css";
import { tableCopy } from "./copy";
import { ROW_HEIGHTS, type RowDensity } from "./row-density";
import type { ListChoices } from "./use-list-choices";

const FROM_SETTINGS = "settings";
const DENSITIES = ["dense", "regular", "comfortable"] as const satisfies readonly RowDensity[];
const OPTIONS = [
  { value: FROM_SETTINGS, label: tableCopy.densityFromSettings },
  ...DENSITIES.map((value) => ({ value, label: tableCopy.densities[value] })),
];

/** Chooses the row height of a list: 28, 36 or 44 px, or the viewer's general setting. */
export function DensityMenu({ choices }: { choices: ListChoices }) {
  const choose = (value: string) => choices.setDensity(value in ROW_HEIGHTS ? (value as RowDensity) : null);
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton className={styles.trigger} icon={<Rows3 />} label={tableCopy.rowHeight} />}
    >
      <MenuLabel>{tableCopy.rowHeight}</MenuLabel>
      <MenuRadioGroup
        label={tableCopy.rowHeight}
        value={choices.density ?? FROM_SETTINGS}
        onValueChange={choose}
        options={OPTIONS}
      />
    </Menu>
  );
}
