/** How far a captured place may be off: one standard deviation, in metres, along each axis. */
import type { Confidence } from "../../../domain/geometry-records";

const SPREAD: Readonly<Record<Confidence, number>> = { high: 0.01, medium: 0.03, low: 0.08 };

/** What nobody is unsure of (drawn here, or typed) counts as of high confidence. */
export const spreadOf = (confidence: Confidence | undefined): number => SPREAD[confidence ?? "high"];
