import { refuseOtherMethods } from "@/lib/server/answer-faults";
import { impersonate, stopImpersonating } from "@/lib/server/session/impersonate";
import { renewingCall } from "@/lib/server/session/session-call";

export const PUT = renewingCall(impersonate);
export const DELETE = renewingCall(stopImpersonating);
export const { GET, HEAD, OPTIONS, PATCH, POST } = refuseOtherMethods("PUT", "DELETE");
