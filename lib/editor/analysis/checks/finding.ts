/** What a check has found: plain data, so that it can come from a worker. */
import { roundLength } from "../../core/round-length";
import type { SelectionItem } from "../../core/selection";
import type { CheckCode } from "./check-codes";

export type Finding = {
  /** The same as long as the same is wrong with the same elements. */
  readonly id: string;
  readonly code: CheckCode;
  /** The elements that it concerns, of one kind: what is selected and framed to see it. Pairs are in the order of their keys. */
  readonly items: readonly SelectionItem[];
  /** What else names it: the missing record's key, or the other end of the matter (the host of an opening). */
  readonly otherKey?: string;
  /** Metres, where a length is what is wrong: how far apart, past or off the plane. */
  readonly metres?: number;
};

export const NO_FINDINGS: readonly Finding[] = Object.freeze([]);

/** Lengths to 0.1 mm: what is less is the arithmetic's. */

export function createFinding(
  code: CheckCode,
  items: readonly SelectionItem[],
  more: { otherKey?: string; metres?: number } = {},
): Finding {
  const { otherKey, metres } = more;
  const keys = items.map(({ key }) => key).join(" ");
  return {
    id: `${code} ${keys}${otherKey === undefined ? "" : ` ${otherKey}`}`,
    code,
    items,
    ...(otherKey === undefined ? {} : { otherKey }),
    ...(metres === undefined ? {} : { metres: roundLength(metres) }),
  };
}
