"use client";

import { Switch } from "@/components/ui/inputs/switch";
import { ShortcutList } from "@/components/ui/keys/shortcut-list";
import { useShortcuts } from "@/lib/client/actions/use-shortcuts";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { SHORTCUT_COPY } from "./copy";
import { SettingRow, SettingsSection } from "./settings-section";
import styles from "./settings-section.module.css";

/** The keys that work on every page, and the switch for single-letter keys. */
export function ShortcutSettings() {
  const { areLetterKeysOff } = useAppearance();
  const groups = useShortcuts();
  return (
    <SettingsSection title={SHORTCUT_COPY.title} detail={SHORTCUT_COPY.detail}>
      <SettingRow title={SHORTCUT_COPY.letters} detail={SHORTCUT_COPY.lettersDetail}>
        <Switch
          label={SHORTCUT_COPY.letters}
          isLabelHidden
          value={!areLetterKeysOff}
          onValueChange={(isOn) => changeAppearance({ areLetterKeysOff: !isOn })}
        />
      </SettingRow>
      <div className={styles.keys}>
        <ShortcutList groups={groups} />
      </div>
    </SettingsSection>
  );
}
