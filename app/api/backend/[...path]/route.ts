import { answerFaults } from "@/lib/server/answer-faults";
import { sharedBackend } from "@/lib/server/backend-pool";
import { serverEnv } from "@/lib/server/env";
import { proxyCall } from "@/lib/server/proxy/proxy-call";

export const dynamic = "force-dynamic";

/** The only proxy. Methods without rows come here too, to get the same 404. */
const handle = answerFaults((request) => proxyCall(request, { env: serverEnv(), backend: sharedBackend() }));

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
