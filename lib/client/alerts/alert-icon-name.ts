/** What an alert may name as its icon, in place of its type's own. `components/shell/alert-icons.ts` draws them. */
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

/**
 * The name, where there is such an icon; undefined otherwise, and the alert has its type's own. In development an
 * unknown name is an error of the caller and throws.
 */
export function knownIconName(name: string | undefined): AlertIconName | undefined {
  const known = ALERT_ICON_NAMES.find((one) => one === name);
  if (process.env.NODE_ENV !== "production" && name !== undefined && known === undefined) {
    throw new Error(`There is no alert icon "${name}". Take one of: ${ALERT_ICON_NAMES.join(", ")}.`);
  }
  return known;
}
