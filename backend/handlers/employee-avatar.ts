/** Permits posting an employee's photo to the bucket, and checks that an employee names a photo uploaded for them. */
import { randomBytes } from "node:crypto";
import type { Employee } from "../../lib/domain/entities";
import { requireEmployee } from "../access/employee-scope";
import { derivedKey } from "../db/derived-key";
import { invalidInput } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { nameInAddress, objectName } from "../storage/object-names";

/** A random end follows the stem: each photo has a new name, so a browser never shows a cached photo for another. */
const stemOf = (employeeKey: string) => `avatar-${derivedKey("employee", employeeKey)}-`;

/** Browsers convert every chosen picture to this type. */
const EXTENSION = "png";

/** Throws `invalid_input` if the record names a photo that was not uploaded for this employee. */
export async function requireAvatar(
  { storage }: Context,
  before: Employee,
  { key, photoUrl }: Employee,
): Promise<void> {
  if (!photoUrl || photoUrl === before.photoUrl) return;
  const name = nameInAddress(photoUrl) ?? "";
  if (!name.startsWith(objectName(stemOf(key), "").slice(0, -1)) || photoUrl !== storage.addressOf(name)) {
    throw invalidInput("photoUrl must be the address of a photo that was uploaded for this employee");
  }
  if ((await storage.sizeOf(name)) === null) throw invalidInput("The photo has not been uploaded.");
}

export const employeeAvatarHandlers = {
  "employee.requestAvatarUrls": {
    may: "editOwnAccount",
    run: async (context, { key }) => {
      const { caller, storage } = context;
      if (key !== caller.employee.key) await requireEmployee(context, "edit", key);
      const name = `${stemOf(key)}${randomBytes(8).toString("hex")}`;
      const { url, fields } = storage.formInputs("avatar", name);
      const stored = objectName(name, EXTENSION);
      return { url, fields: { ...fields, key: stored }, publicUrl: storage.addressOf(stored) };
    },
  },
} satisfies HandlerGroup;
