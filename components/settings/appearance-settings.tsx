"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { Segmented } from "@/components/ui/inputs/segmented";
import { DENSITIES, THEMES } from "@/lib/client/appearance/appearance";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { SettingRow, SettingsSection } from "./settings-section";
import { APPEARANCE_WORDS, WORDS } from "./words";

const ICONS = {
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
  system: <Monitor aria-hidden="true" />,
};

/** Theme and density of this browser; they take effect at once. */
export function AppearanceSettings() {
  const { theme, density } = useAppearance();
  return (
    <SettingsSection title={WORDS.appearance}>
      <SettingRow title={APPEARANCE_WORDS.theme} detail={APPEARANCE_WORDS.themeDetail}>
        <Segmented
          label={APPEARANCE_WORDS.theme}
          value={theme}
          onValueChange={(value) => changeAppearance({ theme: value })}
          options={THEMES.map((value) => ({ value, label: APPEARANCE_WORDS.themes[value], icon: ICONS[value] }))}
        />
      </SettingRow>
      <SettingRow title={APPEARANCE_WORDS.density} detail={APPEARANCE_WORDS.densityDetail}>
        <Segmented
          label={APPEARANCE_WORDS.density}
          value={density}
          onValueChange={(value) => changeAppearance({ density: value })}
          options={DENSITIES.map((value) => ({ value, label: APPEARANCE_WORDS.densities[value] }))}
        />
      </SettingRow>
    </SettingsSection>
  );
}
