/** The texts of the layers panel. */
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const LAYER_PANEL_COPY = {
  title: "Layers",
  show: "Show layers",
  hide: "Hide layers",
  kept: "Kept in this browser",
  grid: "Layers by type and label",
  name: "Layer",
  shownColumn: "Shown",
  lockedColumn: "Locked",
  aloneColumn: "Alone",
  hideLayer: (name: string) => `Hide ${lower(name)}`,
  lockLayer: (name: string) => `Lock ${lower(name)}`,
  aloneLayer: (name: string) => `Show ${lower(name)} alone`,
  showAll: "Show everything",
  unlockAll: "Unlock everything",
  nothingHidden: "Nothing is hidden",
  nothingLocked: "Nothing is locked",
  hideSelected: "Hide the selection",
  lockSelected: "Lock the selection",
  ofSelection: {
    solo: "Show the selection's layers alone",
    hidden: "Hide the selection's layers",
    locked: "Lock the selection's layers",
  },
  nothingSelected: "Select what to hide or lock first",
  keywords: "layer visibility eye isolate",
} as const;
