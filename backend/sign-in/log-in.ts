/** Signs in with a password: the same work and the same answers for known and unknown addresses. */
import type { Credentials, LoginAnswer } from "../../lib/contract/sign-in";
import type { Employee } from "../../lib/domain/entities";
import { Failure, unauthorized } from "../failures/failure";
import type { PublicContext } from "../http/handler";
import { type Account, addressOf, findAccount, lockAccount, markSeen } from "./account";
import { clearFailures, countFailure, isLocked, lockedOut } from "./attempts";
import { mfaChannels, sendCode } from "./mfa";
import { recordOrPretend, recordSignIn } from "./record-sign-in";
import { settle } from "./settle";
import { issueToken } from "./tokens";

/** Counts the failure. An account's state is revealed only to a caller who knows its password. */
async function refuse(context: PublicContext, account: Account | null, emailHash: string): Promise<Failure> {
  const { db, now } = context;
  const counted = await countFailure(db, emailHash, now);
  if (counted === "closed") return lockedOut();
  const action = counted === "closing" ? "employee.locked" : "employee.login-failed";
  await recordOrPretend(context, account?.employee ?? null, action);
  return unauthorized("Incorrect email or password");
}

/** Returns a 403 with the link that resets an expired password. */
async function refuseExpired({ db, secrets, now }: PublicContext, employee: Employee): Promise<Failure> {
  const passwordResetLink = await issueToken(db, secrets, employee.key, "reset", now);
  return new Failure("expired", "Your password has expired.", { status: 403, passwordResetLink });
}

/** Sends a code and issues a pending token. If no code can be sent, no token is issued. */
async function sendLoginCode(context: PublicContext, employee: Employee): Promise<LoginAnswer> {
  const { db, secrets, now } = context;
  const availableMfaChannels = mfaChannels(context, employee);
  const preferred = employee.preferredMfaChannel ?? "email";
  const channel = availableMfaChannels.find((each) => each === preferred) ?? availableMfaChannels[0];
  const isMfaCodeSent = channel !== undefined && (await sendCode(context, employee, channel)) === "sent";
  if (!isMfaCodeSent) return { employee, availableMfaChannels, isMfaCodeSent };
  const accessToken = await issueToken(db, secrets, employee.key, "pending", now);
  return { device: { accessToken }, employee, availableMfaChannels, isMfaCodeSent };
}

async function admit(context: PublicContext, employee: Employee): Promise<LoginAnswer | Failure> {
  const { db, secrets, now } = context;
  if (employee.isLockedOut) return lockedOut();
  if (employee.passwordExpiresAt && employee.passwordExpiresAt <= now) return refuseExpired(context, employee);
  if (employee.isMfaRequired) return sendLoginCode(context, employee);
  await recordSignIn(context, employee, "employee.login", { with: "password" });
  const seen = await markSeen(db, employee, now);
  return { device: { accessToken: await issueToken(db, secrets, employee.key, "session", now) }, employee: seen };
}

/**
 * Returns a session's token or, with MFA, one that accepts only the code. Verifying a password takes time, so it
 * happens before the account is locked; a password changed in the meantime counts as wrong.
 */
export async function logIn(context: PublicContext, { email, password }: Credentials): Promise<LoginAnswer> {
  const { secrets, now } = context;
  const emailHash = secrets.keyed(addressOf(email));
  const found = await findAccount(context.db, addressOf(email));
  const isRight = await secrets.isPassword(found?.passwordHash ?? null, password);
  return settle(context.db, async (db) => {
    const transaction = { ...context, db };
    const account = await lockAccount(db, found?.employee.key ?? "");
    // Checked before the password: while the account is locked, a right one takes as long as a wrong one.
    if (await isLocked(db, emailHash, now)) return lockedOut();
    if (!account || !isRight || account.passwordHash !== found?.passwordHash)
      return refuse(transaction, account, emailHash);
    await clearFailures(db, emailHash);
    return admit(transaction, account.employee);
  });
}
