"use client";

import { Rows3 } from "lucide-react";
import { DENSITY_OPTIONS, readDensity } from "@/lib/density";
import { IconButton } from "../icon-button";
import { Menu, MenuLabel, MenuRadioGroup } from "../menus/menu";
import styles from "./column-chooser.module.css";
import { tableCopy } from "./copy";
import type { ListChoices } from "./use-list-choices";

const FROM_SETTINGS = "settings";
const OPTIONS = [{ value: FROM_SETTINGS, label: tableCopy.densityFromSettings }, ...DENSITY_OPTIONS];

/** Chooses the row height of a list: a density, or the viewer's general setting. */
export function DensityMenu({ choices }: { choices: ListChoices }) {
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton className={styles.trigger} icon={<Rows3 />} label={tableCopy.rowHeight} />}
    >
      <MenuLabel>{tableCopy.rowHeight}</MenuLabel>
      <MenuRadioGroup
        label={tableCopy.rowHeight}
        value={choices.density ?? FROM_SETTINGS}
        onValueChange={(value) => choices.setDensity(readDensity(value))}
        options={OPTIONS}
      />
    </Menu>
  );
}
