/** Sets an invited employee's first password, by the two tokens of the mailed link. */
import type { EndpointParams } from "../../lib/contract/endpoints";
import type { Employee } from "../../lib/domain/entities";
import { forbidden } from "../failures/failure";
import type { PublicContext } from "../http/handler";
import { deadLink, type Link, ownerOfLink, useLink } from "./link-token";
import { checkNewPassword, type PasswordChange, requireUnused, setPassword } from "./new-password";

/**
 * The caller's token reads the record, and `activationToken` sets the password; both must belong to the same employee.
 * A refusal (a weak password, a role other than the invited one) leaves the link valid.
 */
export async function activate(context: PublicContext, params: EndpointParams<"employee.activate">): Promise<Employee> {
  const { caller, db, secrets } = context;
  const { email, password, activationToken, role } = params;
  const link: Link = { purpose: "first-password", email, token: activationToken };
  if (caller?.purpose !== "activation") throw deadLink();
  checkNewPassword(password, email);
  if ((await ownerOfLink(context, link)) !== caller.employee.key) throw deadLink();
  const currentHash = await requireUnused(context, caller.employee.key, password);
  const passwordHash = await secrets.hashPassword(password);
  return db.transaction(async (tx) => {
    const txContext = { ...context, db: tx };
    const employee = await useLink(txContext, link);
    if (role !== undefined && role !== employee.role) throw forbidden("The invitation is for another role.");
    const change: PasswordChange = { passwordHash, currentHash, keptTokenHash: null, with: "invitation" };
    return setPassword(txContext, { ...employee, isActivated: true }, change);
  });
}
