import { refuse } from "@/lib/server/answer";
import { serverEnv } from "@/lib/server/env";

export const dynamic = "force-dynamic";

/** Refuses every address that no other route handles. */
function noSuchCall(): Response {
  return refuse(404, "There is no such call", "not_found", serverEnv());
}

export {
  noSuchCall as DELETE,
  noSuchCall as GET,
  noSuchCall as HEAD,
  noSuchCall as OPTIONS,
  noSuchCall as PATCH,
  noSuchCall as POST,
  noSuchCall as PUT,
};
