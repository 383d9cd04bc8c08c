/** What is known of the one-time code that was sent last: kept in this page's memory alone, gone with a reload. */
import type { Employee, MfaChannel } from "@/lib/domain/entities";

export type SentCode = {
  /** null where the backend has not said which way it took. */
  channel: MfaChannel | null;
  /** The last four digits of the phone; null where none is known. */
  phoneEnding: string | null;
  email: string | null;
  /** Milliseconds since 1970, by this browser's clock. */
  sentAt: number;
};

let sent: SentCode | null = null;

export function sentCode(): SentCode | null {
  return sent;
}

/** A login has sent a code: by the preferred way where it is open, or by the only one. */
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

/** Another code was asked for, by this way. */
export function noteResentCode(channel: MfaChannel, now = Date.now()): void {
  sent = { phoneEnding: null, email: null, ...sent, channel, sentAt: now };
}

export function forgetSentCode(): void {
  sent = null;
}
