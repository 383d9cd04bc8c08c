import { sharedBackend } from "@/lib/server/backend-pool";
import { serverEnv } from "@/lib/server/env";
import { proxyCall } from "@/lib/server/proxy/proxy-call";

export const dynamic = "force-dynamic";

/** The only proxy. Methods without rows come here too, to get the same 404. */
function handle(request: Request): Promise<Response> {
  return proxyCall(request, { env: serverEnv(), backend: sharedBackend() });
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
