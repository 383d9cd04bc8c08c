"use client";

import type { ReactElement } from "react";
import { Menu, MenuRadioGroup } from "@/components/ui/menus/menu";
import type { Placement } from "@/components/ui/placement";
import { THEMES, type Theme } from "@/lib/client/appearance/appearance";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { COPY } from "./frame/copy";

/** The three themes in a menu. */
export function ThemeMenu({ trigger, placement }: { trigger: ReactElement; placement?: Placement }) {
  const { theme } = useAppearance();
  return (
    <Menu trigger={trigger} placement={placement} label={COPY.theme}>
      <MenuRadioGroup
        label={COPY.theme}
        value={theme}
        onValueChange={(value) => changeAppearance({ theme: value as Theme })}
        options={THEMES.map((value) => ({ value, label: COPY.themes[value] }))}
      />
    </Menu>
  );
}
