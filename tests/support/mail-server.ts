/** A real SMTP server in this process, which stores mails and refuses on command. */
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type ReceivedMail = {
  from: string;
  to: string[];
  /** The header fields, unfolded, by lower-case name. */
  headers: Record<string, string>;
  text: string;
  isSecure: boolean;
  user: string | null;
};
type Refusal = { responseCode: number; message: string };

/** Returns the header fields and text of a raw mail, with quoted-printable decoded. */
function readMail(raw: string): Pick<ReceivedMail, "headers" | "text"> {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const body = rest.join("\r\n\r\n").replace(/\r\n/g, "\n").trimEnd();
  if (headers["content-transfer-encoding"] !== "quoted-printable") return { headers, text: body };
  const bytes = body
    .replace(/=\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return { headers, text: Buffer.from(bytes, "latin1").toString("utf8") };
}

export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** The answer to the next recipients; null accepts them. */
  refusal: Refusal | null = null;
  /** Runs before a mail is accepted. */
  beforeTaking: () => Promise<void> = async () => {};
  private server: SMTPServer | null = null;
  port = 0;

  /** Starts the server, after a stop on the same port as before. */
  async start(options: SMTPServerOptions = {}): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: options.key ? [] : ["STARTTLS"],
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: (_address, _session, callback) => {
        callback(this.refusal ? Object.assign(new Error(this.refusal.message), this.refusal) : null);
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", async () => {
          await this.beforeTaking();
          const { mailFrom, rcptTo } = session.envelope;
          this.received.push({
            ...readMail(Buffer.concat(chunks).toString("latin1")),
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            isSecure: session.secure,
            user: typeof session.user === "string" ? session.user : null,
          });
          callback(null);
        });
      },
      ...options,
    });
    server.on("error", () => {});
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.server = server;
    this.port = (server.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}
