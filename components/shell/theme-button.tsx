"use client";

import { IconButton } from "@/components/ui/icon-button";
import { useAppearance } from "@/lib/client/appearance/use-appearance";
import { COPY } from "./frame/copy";
import { THEME_ICONS } from "./frame/theme-icons";
import { ThemeMenu } from "./theme-menu";

/** The theme as one small button, for pages without the navigation. */
export function ThemeButton() {
  const { theme } = useAppearance();
  const Icon = THEME_ICONS[theme];
  return <ThemeMenu placement="bottom-end" trigger={<IconButton icon={<Icon />} label={COPY.theme} />} />;
}
