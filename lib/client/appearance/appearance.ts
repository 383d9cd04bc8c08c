/** The appearance of the app in this browser, kept in a cookie so that the server renders the first page correctly. */
import { type Density, readDensity } from "../../density";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export type Appearance = {
  theme: Theme;
  density: Density;
  isNavCollapsed: boolean;
  /** Switches off every action on a single character (WCAG 2.1.4). */
  areLetterKeysOff: boolean;
};

export const DEFAULT_APPEARANCE: Appearance = {
  theme: "system",
  density: "standard",
  isNavCollapsed: false,
  areLetterKeysOff: false,
};
export const APPEARANCE_COOKIE = "lintel-appearance";

const LETTERS_OFF = "letters-off";

/** Returns the cookie's value, e.g. "dark.standard.open", or "dark.standard.open.letters-off". */
export function writeAppearance({ theme, density, isNavCollapsed, areLetterKeysOff }: Appearance): string {
  const parts = [theme, density, isNavCollapsed ? "collapsed" : "open", ...(areLetterKeysOff ? [LETTERS_OFF] : [])];
  return parts.join(".");
}

/** Reads the cookie's value. Unknown parts fall back to their defaults. */
export function readAppearance(value: string | null | undefined): Appearance {
  const [theme, density, nav, letters] = (value ?? "").split(".");
  return {
    theme: THEMES.find((known) => known === theme) ?? DEFAULT_APPEARANCE.theme,
    density: readDensity(density) ?? DEFAULT_APPEARANCE.density,
    isNavCollapsed: nav === "collapsed",
    areLetterKeysOff: letters === LETTERS_OFF,
  };
}

/** Returns the attributes of the root element; a default has no attribute. */
export function appearanceAttributes({ theme, density, isNavCollapsed, areLetterKeysOff }: Appearance) {
  return {
    "data-theme": theme === "system" ? undefined : theme,
    "data-density": density === "standard" ? undefined : density,
    "data-nav": isNavCollapsed ? "collapsed" : undefined,
    "data-letter-keys": areLetterKeysOff ? "off" : undefined,
  };
}
