/** How this browser shows the app: kept in a cookie, so that the server draws the first page right and nothing flashes. */

export const THEMES = ["light", "dark", "system"] as const;
export const DENSITIES = ["dense", "standard", "comfortable"] as const;
export type Theme = (typeof THEMES)[number];
export type Density = (typeof DENSITIES)[number];

export type Appearance = { theme: Theme; density: Density; isNavCollapsed: boolean };

export const DEFAULT_APPEARANCE: Appearance = { theme: "system", density: "standard", isNavCollapsed: false };
export const APPEARANCE_COOKIE = "lintel-appearance";

/** The cookie's value, e.g. "dark.standard.open". */
export function writeAppearance({ theme, density, isNavCollapsed }: Appearance): string {
  return `${theme}.${density}.${isNavCollapsed ? "collapsed" : "open"}`;
}

/** Reads a cookie's value; what is unknown in it falls back to the default, part by part. */
export function readAppearance(value: string | null | undefined): Appearance {
  const [theme, density, nav] = (value ?? "").split(".");
  return {
    theme: THEMES.find((known) => known === theme) ?? DEFAULT_APPEARANCE.theme,
    density: DENSITIES.find((known) => known === density) ?? DEFAULT_APPEARANCE.density,
    isNavCollapsed: nav === "collapsed",
  };
}

/** The attributes of the root element that the style sheets answer to; absent where the default holds. */
export function appearanceAttributes({ theme, density, isNavCollapsed }: Appearance) {
  return {
    "data-theme": theme === "system" ? undefined : theme,
    "data-density": density === "standard" ? undefined : density,
    "data-nav": isNavCollapsed ? "collapsed" : undefined,
  };
}
