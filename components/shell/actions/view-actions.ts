/** The commands that change how this browser shows the app. */
import { Keyboard, KeyboardOff, PanelLeftClose, PanelLeftOpen, Rows3 } from "lucide-react";
import type { Action } from "@/lib/client/actions/action";
import { type Appearance, THEMES } from "@/lib/client/appearance/appearance";
import { DENSITY_OPTIONS } from "@/lib/density";
import { COPY as SHELL_COPY } from "../frame/copy";
import type { ShellMode } from "../frame/shell-mode";
import { THEME_ICONS } from "../frame/theme-icons";
import { COPY } from "./copy";

export function viewActions(
  appearance: Appearance,
  mode: ShellMode,
  change: (change: Partial<Appearance>) => void,
): Action[] {
  const { theme, density, isNavCollapsed, areLetterKeysOff } = appearance;
  return [
    ...THEMES.map((value): Action => {
      const reason = value === theme ? COPY.alreadyOn : null;
      return {
        id: `theme.${value}`,
        group: "view",
        label: COPY.theme(SHELL_COPY.themes[value]),
        keywords: COPY.themeKeywords,
        icon: THEME_ICONS[value],
        disabledReason: reason,
        run: () => change({ theme: value }),
      };
    }),
    ...DENSITY_OPTIONS.map(({ value, label }): Action => {
      const reason = value === density ? COPY.alreadyOn : null;
      return {
        id: `density.${value}`,
        group: "view",
        label: COPY.density(label),
        keywords: COPY.densityKeywords,
        icon: Rows3,
        disabledReason: reason,
        run: () => change({ density: value }),
      };
    }),
    {
      id: "view.toggle-navigation",
      group: "view",
      label: isNavCollapsed ? COPY.expandNavigation : COPY.collapseNavigation,
      keys: ["mod+b"],
      icon: isNavCollapsed ? PanelLeftOpen : PanelLeftClose,
      isOffered: mode !== "bare",
      disabledReason: mode === "collapsed" ? COPY.keptNarrow : null,
      run: () => change({ isNavCollapsed: !isNavCollapsed }),
    },
    {
      id: "view.letter-keys",
      group: "view",
      label: areLetterKeysOff ? COPY.lettersOn : COPY.lettersOff,
      keywords: COPY.lettersKeywords,
      icon: areLetterKeysOff ? Keyboard : KeyboardOff,
      run: () => change({ areLetterKeysOff: !areLetterKeysOff }),
    },
  ];
}
