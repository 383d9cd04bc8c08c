import { answerCall } from "@/lib/server/proxy/answer-call";

export const dynamic = "force-dynamic";

/** The proxy's documented entry point. Methods without rows are handled here too, to get the same 404. */
export {
  answerCall as DELETE,
  answerCall as GET,
  answerCall as HEAD,
  answerCall as OPTIONS,
  answerCall as PATCH,
  answerCall as POST,
  answerCall as PUT,
};
