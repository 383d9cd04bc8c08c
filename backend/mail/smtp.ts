/** Sends one mail to the mail server, and interprets the answer. */
import { createTransport } from "nodemailer";
import { isMailAddress } from "./mail-address";
import type { MailSetting } from "./mail-setting";

export type Mail = { messageId: string; recipient: string; subject: string; body: string };
export type Posted =
  | { kind: "delivered" }
  /** Final for this message and recipient. */
  | { kind: "refused"; failure: string }
  | { kind: "later"; failure: string; isServerDown: boolean };
export type Postman = { post: (mail: Mail) => Promise<Posted> };

export type SmtpLimits = {
  /** Time to connect, and again to receive the greeting. */
  connectMs: number;
  /** Maximum silence of the server after the greeting. */
  idleMs: number;
  /** Total time; shorter than the post office's claim on a message. */
  overallMs: number;
};
const LIMITS: SmtpLimits = { connectMs: 10_000, idleMs: 20_000, overallMs: 60_000 };

type SmtpError = {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
  rejectedErrors?: SmtpError[];
};

const MESSAGE_COMMANDS = new Set(["RCPT TO", "DATA"]);
/** The status with which a server closes the connection. */
const CLOSING = 421;

/** Returns only codes and commands: the server's own text may repeat the recipient. */
function faultOf({ code, originalCode, command, responseCode }: SmtpError): string {
  const isCommand = /^[A-Z][A-Z ]*$/.test(command ?? "");
  return [originalCode ?? code ?? "unknown", isCommand ? command : null, responseCode].filter(Boolean).join(" ");
}

/**
 * A refused recipient or content concerns one message; any other error is an outage of the server, and every message
 * waits.
 */
function classifyError(thrown: SmtpError): Posted {
  const error = thrown.rejectedErrors?.[0] ?? thrown;
  const failure = faultOf(error);
  const { code, responseCode } = error;
  if (code === "EENVELOPE" && responseCode === undefined) return { kind: "refused", failure };
  const isMessageFault =
    responseCode !== undefined &&
    responseCode !== CLOSING &&
    (code === "EMESSAGE" || MESSAGE_COMMANDS.has(error.command ?? ""));
  if (!isMessageFault) return { kind: "later", failure, isServerDown: true };
  return error.permanent ? { kind: "refused", failure } : { kind: "later", failure, isServerDown: false };
}

/**
 * Opens one connection per mail, because mails are few. Certificates are verified, also on STARTTLS; `trusted` is a
 * certificate (PEM) to accept in addition to Node's (in production `NODE_EXTRA_CA_CERTS`).
 */
export function openSmtp(
  setting: MailSetting,
  { limits = LIMITS, trusted }: { limits?: SmtpLimits; trusted?: string } = {},
): Postman {
  const transport = createTransport({
    host: setting.host,
    port: setting.port,
    secure: setting.tls === "implicit",
    requireTLS: setting.tls === "required",
    ...(setting.login ? { auth: setting.login } : {}),
    tls: { minVersion: "TLSv1.2", ...(trusted ? { ca: trusted } : {}) },
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    socketTimeout: limits.idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    post: async ({ messageId, recipient, subject, body }) => {
      if (!isMailAddress(recipient)) return { kind: "refused", failure: "no address" };
      try {
        await transport.sendMail({
          envelope: { from: setting.from.address, to: [recipient] },
          from: setting.from,
          to: { name: "", address: recipient },
          subject: subject.replace(/\p{C}+/gu, " "),
          text: body,
          messageId,
          headers: { "Auto-Submitted": "auto-generated" },
          signal: AbortSignal.timeout(limits.overallMs),
        });
        return { kind: "delivered" };
      } catch (error) {
        return classifyError(error as SmtpError);
      }
    },
  };
}
