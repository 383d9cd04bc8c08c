import type { InputEvent } from "react";
import { withoutMarks } from "@/lib/validation/invisible-marks";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes invisible marks out of what was typed or pasted; for a field's `onInput`, which runs before its `onChange` and
 * before its validity is read. The caret keeps its place where the field has one. Text that is still being composed waits.
 */
export function cleanInput(event: InputEvent<TextField>, clean: (text: string) => string = withoutMarks): void {
  const field = event.currentTarget;
  if ((event.nativeEvent as { isComposing?: boolean }).isComposing) return;
  const text = clean(field.value);
  if (text === field.value) return;
  const caret = field.selectionStart;
  const before = caret === null ? "" : clean(field.value.slice(0, caret));
  field.value = text;
  if (caret !== null) field.setSelectionRange(before.length, before.length);
}
