import type { SyntheticEvent } from "react";

type Handler = (event: SyntheticEvent) => void;

/** Returns handlers that call the trigger's own handler of the same name first, then `own`. */
export function joinHandlers<Name extends string>(
  passed: object,
  own: Readonly<Record<Name, Handler>>,
): Record<Name, Handler> {
  const first = passed as Partial<Record<Name, Handler>>;
  const joined: Record<Name, Handler> = { ...own };
  for (const name of Object.keys(own) as Name[]) {
    joined[name] = (event) => {
      first[name]?.(event);
      own[name](event);
    };
  }
  return joined;
}
