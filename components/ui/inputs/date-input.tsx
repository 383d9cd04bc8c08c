"use client";

import { isPlainDay } from "@/lib/validation/day-range";
import { TextInput, type TextInputProps } from "./text-input";

export type DateInputProps = Omit<TextInputProps, "type" | "value" | "onValueChange"> & {
  /** A plain day, YYYY-MM-DD, without a time zone; empty for none. */
  value: string;
  onValueChange: (value: string) => void;
};

/** A day, typed or picked in the browser's own calendar. */
export function DateInput({ value, ...rest }: DateInputProps) {
  // Without a maximum the browser accepts six-digit years.
  return <TextInput max="9999-12-31" {...rest} type="date" value={isPlainDay(value) ? value : ""} />;
}
