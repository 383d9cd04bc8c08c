import { refuseOtherMethods } from "@/lib/server/answer-faults";
import { sessionCall } from "@/lib/server/session/session-call";
import { verifyMfa } from "@/lib/server/session/verify-mfa";

export const POST = sessionCall(verifyMfa);
export const { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } = refuseOtherMethods("POST");
