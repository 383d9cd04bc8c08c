"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { Segmented } from "@/components/ui/inputs/segmented";
import { THEMES } from "@/lib/client/appearance/appearance";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { DENSITY_OPTIONS } from "@/lib/density";
import { APPEARANCE_COPY, COPY } from "./copy";
import { SettingRow, SettingsSection } from "./settings-section";

const ICONS = {
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
  system: <Monitor aria-hidden="true" />,
};

/** Theme and density of this browser; they take effect at once. */
export function AppearanceSettings() {
  const { theme, density } = useAppearance();
  return (
    <SettingsSection title={COPY.appearance}>
      <SettingRow title={APPEARANCE_COPY.theme} detail={APPEARANCE_COPY.themeDetail}>
        <Segmented
          label={APPEARANCE_COPY.theme}
          value={theme}
          onValueChange={(value) => changeAppearance({ theme: value })}
          options={THEMES.map((value) => ({ value, label: APPEARANCE_COPY.themes[value], icon: ICONS[value] }))}
        />
      </SettingRow>
      <SettingRow title={APPEARANCE_COPY.density} detail={APPEARANCE_COPY.densityDetail}>
        <Segmented
          label={APPEARANCE_COPY.density}
          value={density}
          onValueChange={(value) => changeAppearance({ density: value })}
          options={DENSITY_OPTIONS}
        />
      </SettingRow>
    </SettingsSection>
  );
}
