import { sessionCall } from "@/lib/server/session/session-call";
import { verifyMfa } from "@/lib/server/session/verify-mfa";

export const POST = sessionCall(verifyMfa);
