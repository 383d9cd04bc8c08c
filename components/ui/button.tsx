"use client";

import { PlainButton, type PlainButtonProps } from "./plain-button";
import { Tooltip } from "./tooltip";

export type ButtonProps = PlainButtonProps & {
  /**
   * Why the button cannot be pressed now; it stays reachable by keyboard and says so. Whoever may ever block it passes
   * the prop always, with null or undefined while it is free: so it stays the same element, and keeps the focus.
   */
  disabledReason?: string | null;
};

/** A button. Most can never be blocked, and cost no tooltip. */
export function Button(props: ButtonProps) {
  if (!("disabledReason" in props)) return <PlainButton {...props} />;
  const { disabledReason, ...rest } = props;
  const reason = disabledReason || null;
  return (
    <Tooltip label={reason}>
      <PlainButton {...rest} aria-disabled={reason !== null || rest["aria-disabled"]} />
    </Tooltip>
  );
}
