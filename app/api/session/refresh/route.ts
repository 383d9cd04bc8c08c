import { refreshSession } from "@/lib/server/session/refresh-session";
import { sessionCall } from "@/lib/server/session/session-call";

export const POST = sessionCall(refreshSession);
