import type { SyntheticEvent } from "react";

type Handler = (event: SyntheticEvent) => void;

/** Each of `own` after the handler of the same name among the trigger's own props. */
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
