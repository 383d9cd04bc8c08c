"use client";

import { Switch } from "@/components/ui/inputs/switch";
import { ShortcutList } from "@/components/ui/keys/shortcut-list";
import { useShortcuts } from "@/lib/client/actions/use-shortcuts";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { SettingRow, SettingsSection } from "./settings-section";
import styles from "./settings-section.module.css";
import { SHORTCUT_WORDS } from "./words";

/** The keys that work on every page, and the switch for those that are a single letter. */
export function ShortcutSettings() {
  const { areLetterKeysOff } = useAppearance();
  const groups = useShortcuts();
  return (
    <SettingsSection title={SHORTCUT_WORDS.title} detail={SHORTCUT_WORDS.detail}>
      <SettingRow title={SHORTCUT_WORDS.letters} detail={SHORTCUT_WORDS.lettersDetail}>
        <Switch
          label={SHORTCUT_WORDS.letters}
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
