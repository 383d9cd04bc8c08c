import styles from "./tone.module.css";

/** What a colour means, wherever it stands: on a chip, a notice, a toast, a figure, a bar. */
export type Tone = "ok" | "warn" | "bad" | "info" | "violet" | "accent" | "neutral";

/** A class that sets `--tone`, the colour of text and marks, and `--tone-soft`, the ground they stand on. */
export const toneClass = (tone: Tone): string => styles[tone] ?? "";
