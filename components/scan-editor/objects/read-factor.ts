import type { TypedValue } from "@/lib/editor/core/units/typed-value";
import { OBJECT_PANEL_COPY as COPY } from "../names/object-copy";

/** Reads a factor above 0; an empty text is 1. */
export function readFactor(text: string): TypedValue {
  const value = text.trim() === "" ? 1 : Number(text);
  return Number.isFinite(value) && value > 0 ? { ok: true, value } : { ok: false, message: COPY.notAFactor };
}
