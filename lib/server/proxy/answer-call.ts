/** The one answer to calls below /api/backend, whichever door they come in by: the route handler, or Node's own server. */
import "server-only";
import { answerFaults } from "../answer-faults";
import { sharedBackend } from "../backend-pool";
import { serverEnv } from "../env";
import { type IncomingCall, proxyCall } from "./proxy-call";

/** Never throws: what breaks is a 500 in the contract's shape. */
export const answerCall = answerFaults((call: IncomingCall) =>
  proxyCall(call, { env: serverEnv(), backend: sharedBackend() }),
);
