/** A finding of a check: plain data, so that a worker can send it. */
import { roundLength } from "../../core/round-length";
import type { SelectionItem } from "../../core/selection";
import type { CheckCode } from "./check-codes";

export type Finding = {
  /** Stays the same as long as the same fault is on the same elements. */
  readonly id: string;
  readonly code: CheckCode;
  /** The elements with the fault, all of one kind, to select and frame. A pair is in the order of its keys. */
  readonly items: readonly SelectionItem[];
  /** The key of a missing record, or the other record involved, such as the host of an opening. */
  readonly otherKey?: string;
  /** A length in m, if the fault has one: how far apart, past a border or off a plane. */
  readonly meters?: number;
};

export const NO_FINDINGS: readonly Finding[] = Object.freeze([]);

/** Rounds `meters` to 0.1 mm, so that rounding errors do not make a new finding. */
export function createFinding(
  code: CheckCode,
  items: readonly SelectionItem[],
  more: { otherKey?: string; meters?: number } = {},
): Finding {
  const { otherKey, meters } = more;
  const keys = items.map(({ key }) => key).join(" ");
  return {
    id: `${code} ${keys}${otherKey === undefined ? "" : ` ${otherKey}`}`,
    code,
    items,
    ...(otherKey === undefined ? {} : { otherKey }),
    ...(meters === undefined ? {} : { meters: roundLength(meters) }),
  };
}
