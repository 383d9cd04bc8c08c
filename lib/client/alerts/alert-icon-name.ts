/**
 * The names of icons that replace the default icon of an alert's type. `components/shell/alert-icons.ts` draws them.
 */
export const ALERT_ICON_NAMES = [
  "bookmark",
  "calendar",
  "camera",
  "check",
  "clock",
  "copy",
  "download",
  "edit",
  "file",
  "image",
  "key",
  "link",
  "lock",
  "mail",
  "message",
  "offline",
  "person",
  "phone",
  "print",
  "refresh",
  "save",
  "search",
  "send",
  "settings",
  "tag",
  "trash",
  "undo",
  "upload",
  "video",
] as const;

export type AlertIconName = (typeof ALERT_ICON_NAMES)[number];

/** Returns the name if the icon exists, otherwise undefined. In development an unknown name throws. */
export function knownIconName(name: string | undefined): AlertIconName | undefined {
  const known = ALERT_ICON_NAMES.find((one) => one === name);
  if (process.env.NODE_ENV !== "production" && name !== undefined && known === undefined) {
    throw new Error(`There is no alert icon "${name}". Take one of: ${ALERT_ICON_NAMES.join(", ")}.`);
  }
  return known;
}
