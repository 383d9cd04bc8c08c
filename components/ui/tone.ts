import styles from "./tone.module.css";

/** The meaning of a color, shared by chips, notices, toasts, figures and bars. */
export type Tone = "ok" | "warn" | "bad" | "info" | "violet" | "accent" | "neutral";

/** Returns the class that sets `--tone` (text and marks) and `--tone-soft` (background). */
export const toneClass = (tone: Tone): string => styles[tone] ?? "";
