import type { EndpointName, EndpointResult } from "../../../contract/endpoints";

/** Why an edit was refused, beyond its message; it stays in the queue under this id until it is retried or dismissed. */
export type Refusal = {
  id: string;
  /** The HTTP status. */
  code: number;
  /** On a 409: the records as the backend has them now. */
  conflicts: readonly unknown[];
};

/** "waiting": nobody has answered; the edit stays applied and is sent when somebody does. */
export type ActionOutcome<N extends EndpointName> =
  | { status: "done"; result: EndpointResult<N> }
  | { status: "waiting" }
  | { status: "failed"; message: string; refusal?: Refusal };
