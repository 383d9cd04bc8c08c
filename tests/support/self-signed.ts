/** A self-signed certificate for 127.0.0.1 and localhost, made for one run: Node creates keys, but no certificates. */
import { generateKeyPairSync, sign } from "node:crypto";

const der = (tag: number, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const hex = (text: string) => Buffer.from(text, "hex");
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const pem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString("base64").replace(/(.{64})/g, "$1\n")}\n-----END CERTIFICATE-----\n`;
/** Encodes a time as `YYMMDDHHMMSSZ`. */
const utcTime = (time: number) => der(0x17, `${new Date(time).toISOString().replace(/[-:T]/g, "").slice(2, 14)}Z`);

const ECDSA_SHA256 = sequence(hex("06082a8648ce3d040302"));
const COMMON_NAME = sequence(der(0x31, sequence(hex("0603550403"), der(0x0c, "localhost"))));
const ALTERNATIVE_NAMES = sequence(
  hex("0603551d11"),
  der(0x04, sequence(der(0x82, "localhost"), der(0x87, Buffer.from([127, 0, 0, 1])))),
);

/** Returns PEM texts, valid from an hour ago until a day from now. */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const now = Date.now();
  const content = sequence(
    der(0xa0, hex("020102")),
    hex("020101"),
    ECDSA_SHA256,
    COMMON_NAME,
    sequence(utcTime(now - 3_600_000), utcTime(now + 86_400_000)),
    COMMON_NAME,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(ALTERNATIVE_NAMES)),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: pem(sequence(content, ECDSA_SHA256, signature)),
  };
}
