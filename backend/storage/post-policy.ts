/**
 * Forms that may post one file for a limited time: the policy defines which file, and a signature proves that the
 * backend issued the policy.
 */
import { UPLOAD_LIMITS, type UploadKind, uploadTypeOf } from "../../lib/domain/upload-rules";
import { Failure, forbidden, invalidInput } from "../failures/failure";
import { FILE_NAME_PLACE, objectName, parseName, UPLOAD_NAME_PATTERN } from "./object-names";
import type { Signatures } from "./signatures";

const POLICY_LIFETIME_MS = 3_600_000;

type Policy = { expiration: string; kind: UploadKind; key: string };
/** The file that one post may store; `limit` in bytes. */
export type Allowance = { name: string; kind: UploadKind; contentType: string; limit: number };

/** Returns the fields to send before the file. The policy has S3's format: an expiration, and conditions on fields. */
export function formFields(signatures: Signatures, kind: UploadKind, key: string, now: Date): Record<string, string> {
  const policy = {
    expiration: new Date(now.getTime() + POLICY_LIFETIME_MS).toISOString(),
    conditions: [
      ["starts-with", "$key", objectName(key, "")],
      ["content-length-range", 1, UPLOAD_LIMITS[kind]],
      ["eq", "$kind", kind],
    ],
  };
  const text = Buffer.from(JSON.stringify(policy)).toString("base64");
  return { key: UPLOAD_NAME_PATTERN, kind, policy: text, signature: signatures.of("policy", text) };
}

/** The backend has signed the text, so its shape is known. */
function readPolicy(text: string): Policy {
  const { expiration, conditions } = JSON.parse(Buffer.from(text, "base64").toString("utf8")) as {
    expiration: string;
    conditions: [string, string, string][];
  };
  const [start, , kind] = conditions;
  return { expiration, key: start?.[2] ?? "", kind: kind?.[2] as UploadKind };
}

/** Returns the file that these fields allow to store; throws if the policy does not allow the file name. */
export function checkPost(
  signatures: Signatures,
  fields: Readonly<Record<string, string>>,
  fileName: string,
  now: Date,
): Allowance {
  const { key = "", kind = "", policy = "", signature = "" } = fields;
  if (!signatures.holds("policy", policy, signature)) throw forbidden("The upload was not asked for here.");
  const allowed = readPolicy(policy);
  if (Date.parse(allowed.expiration) <= now.getTime()) {
    throw new Failure("expired", "The upload was asked for too long ago. Ask again.");
  }
  const name = key.replace(FILE_NAME_PLACE, () => fileName);
  if (kind !== allowed.kind || !name.startsWith(allowed.key)) throw forbidden("The upload was asked for another file.");
  const contentType = uploadTypeOf(allowed.kind, name);
  if (contentType === null) throw invalidInput(`A file of this type can't be used as ${withArticle(allowed.kind)}.`);
  if (parseName(name) === null) throw invalidInput("The file's name must be its key and an extension.");
  return { name, kind: allowed.kind, contentType, limit: UPLOAD_LIMITS[allowed.kind] };
}

function withArticle(kind: UploadKind): string {
  return kind === "image" ? "an image" : `a ${kind}`;
}
