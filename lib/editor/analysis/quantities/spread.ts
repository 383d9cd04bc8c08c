/** The uncertainty of a captured position: one standard deviation along each axis, in m. */
import type { Confidence } from "../../../domain/geometry-records";

const SPREAD: Readonly<Record<Confidence, number>> = { high: 0.01, medium: 0.03, low: 0.08 };

/** Returns the spread in m. Drawn and typed values have no confidence and count as high. */
export const spreadOf = (confidence: Confidence | undefined): number => SPREAD[confidence ?? "high"];
