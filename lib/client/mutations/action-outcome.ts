import type { EndpointName, EndpointResult } from "../../contract/endpoints";

/** "waiting": nobody has answered; the edit stays applied and is sent when somebody does. */
export type ActionOutcome<N extends EndpointName> =
  | { status: "done"; result: EndpointResult<N> }
  | { status: "waiting" }
  | { status: "failed"; message: string };
