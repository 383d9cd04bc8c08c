/** Answers calls below /api/backend for both entry points: the route handler, and Node's own server. */
import "server-only";
import { answerFaults } from "../answer-faults";
import { sharedBackend } from "../backend-pool";
import { serverEnv } from "../env";
import { type IncomingCall, proxyCall } from "./proxy-call";

/** Never throws: an exception is a 500 in the contract's shape. */
export const answerCall = answerFaults((call: IncomingCall) =>
  proxyCall(call, { env: serverEnv(), backend: sharedBackend() }),
);
