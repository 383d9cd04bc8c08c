/** Details of the last one-time code sent, kept only in this page's memory and lost on reload. */
import type { Employee, MfaChannel } from "@/lib/domain/entities";

export type SentCode = {
  /** Null if the backend has not named the channel. */
  channel: MfaChannel | null;
  /** The last four digits of the phone; null if unknown. */
  phoneEnding: string | null;
  email: string | null;
  /** Milliseconds since 1970, by this browser's clock. */
  sentAt: number;
};

let sent: SentCode | null = null;

export function sentCode(): SentCode | null {
  return sent;
}

/** Records a code sent at login: through the preferred channel if available, or the only one. */
export function noteLoginCode(
  employee: Pick<Employee, "email" | "phone" | "preferredMfaChannel">,
  channels: readonly MfaChannel[],
  now = Date.now(),
): void {
  const preferred = channels.find((channel) => channel === employee.preferredMfaChannel);
  const only = channels.length === 1 ? channels[0] : undefined;
  const phoneEnding = /\d{4}$/.exec(employee.phone ?? "")?.[0] ?? null;
  sent = { channel: preferred ?? only ?? null, phoneEnding, email: employee.email, sentAt: now };
}

/** Records another code that was requested through this channel. */
export function noteResentCode(channel: MfaChannel, now = Date.now()): void {
  sent = { phoneEnding: null, email: null, ...sent, channel, sentAt: now };
}

export function forgetSentCode(): void {
  sent = null;
}
