import { refuseOtherMethods } from "@/lib/server/answer-faults";
import { refreshSession } from "@/lib/server/session/refresh-session";
import { renewingCall } from "@/lib/server/session/session-call";

export const POST = renewingCall(refreshSession);
export const { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } = refuseOtherMethods("POST");
