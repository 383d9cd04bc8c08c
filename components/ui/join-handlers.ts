import type { SyntheticEvent } from "react";

type Handler = (event: SyntheticEvent) => void;

/** Returns handlers that call the handler of the same name in `passed` first, then the one in `added`. */
export function joinHandlers<Name extends string>(
  passed: object,
  added: Readonly<Record<Name, Handler>>,
): Record<Name, Handler> {
  const passedHandlers = passed as Partial<Record<Name, Handler>>;
  const joined: Record<Name, Handler> = { ...added };
  for (const name of Object.keys(added) as Name[]) {
    joined[name] = (event) => {
      passedHandlers[name]?.(event);
      added[name](event);
    };
  }
  return joined;
}
