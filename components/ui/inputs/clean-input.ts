import type { InputEvent } from "react";
import { withoutMarks } from "@/lib/validation/invisible-marks";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Removes invisible marks from typed or pasted text and keeps the caret in place. Call it in a field's `onInput`, which
 * runs before `onChange` and before the validity is read. Text under IME composition is left alone.
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
