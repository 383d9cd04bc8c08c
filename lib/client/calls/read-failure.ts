/** Reads a response of status 400 or more into an ApiError. */
import { readFailure as readContractFailure } from "../../contract/failure";
import { ApiError } from "./api-error";

/** Statuses of gateways, which say nothing about the call itself. */
const UNANSWERED_STATUSES: readonly number[] = [502, 503, 504];

async function readBody(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await response.text());
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isRowError(value: unknown): value is { row: number; message: string } {
  return typeof value === "object" && value !== null && "row" in value && "message" in value;
}

/** With `joinsMessages`, joins all messages by spaces (sign-in); otherwise takes the first one. Never throws. */
export async function readFailure(response: Response, fallback: string, joinsMessages = false): Promise<ApiError> {
  const body = await readBody(response);
  const failure = readContractFailure(body, response.status, fallback);
  const [first] = failure.status;
  return new ApiError({
    message: joinsMessages ? failure.status.map((entry) => entry.message).join(" ") : (first?.message ?? fallback),
    type: first?.type ?? "server_error",
    status: response.status,
    isLockedOut: failure.isLockedOut,
    passwordResetLink: failure.passwordResetLink,
    conflicts: failure.conflicts,
    rowErrors: failure.errors?.filter(isRowError),
    step: typeof body.step === "string" ? body.step : undefined,
    isUnanswered: UNANSWERED_STATUSES.includes(response.status),
  });
}

/** Returns the failure of a call without a complete response. */
export function unanswered(fallback: string, status = 0): ApiError {
  return new ApiError({ message: fallback, type: "server_error", status, isUnanswered: true });
}
