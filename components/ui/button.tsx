"use client";

import { PlainButton, type PlainButtonProps } from "./plain-button";
import { Tooltip } from "./tooltip";

export type ButtonProps = PlainButtonProps & {
  /**
   * Why the button is blocked; it stays focusable and shows the reason in a tooltip. A button that can ever be blocked
   * always passes the prop (null while enabled), so that the element and its focus survive the change.
   */
  disabledReason?: string | null;
};

export function Button(props: ButtonProps) {
  // Most buttons can never be blocked, and need no tooltip.
  if (!("disabledReason" in props)) return <PlainButton {...props} />;
  const { disabledReason, ...rest } = props;
  const reason = disabledReason || null;
  return (
    <Tooltip label={reason}>
      <PlainButton {...rest} aria-disabled={reason !== null || rest["aria-disabled"]} />
    </Tooltip>
  );
}
