const PRESSED_BY_ENTER = "a[href], button, summary, [role='button'], [role='link'], [role='tab'], [role='option']";
const PRESSED_BY_SPACE = "button, summary, input, [role='button'], [role='checkbox'], [role='switch'], [role='tab']";

/** Whether the browser itself acts on this key for its target, such as Enter on a link. */
export function isNativeKey({ key, target }: Pick<KeyboardEvent, "key" | "target">): boolean {
  if (!(target instanceof Element)) return false;
  if (key === "Enter") return target.closest(PRESSED_BY_ENTER) !== null;
  return key === " " && target.closest(PRESSED_BY_SPACE) !== null;
}
