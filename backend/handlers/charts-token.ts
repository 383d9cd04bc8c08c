/**
 * Tokens that open the analytics dashboard for an employee, valid for 15 minutes: `<employee>.<end>.<seal>`. The end is
 * in milliseconds since 1970, and the seal is an HMAC over both with the backend's secret. Tokens are not stored: the
 * dashboard verifies them with the secret, and several are valid at once, one for each open page.
 */
import type { Employee } from "../../lib/domain/entities";
import type { Context } from "../http/handler";
import { asOwnRecord } from "./own-record";

const LIFE_MS = 15 * 60_000;

/** Returns the caller's own record with a new token. */
export function withChartsToken(context: Context): Employee {
  const { employee } = context.caller;
  const end = Date.parse(context.now) + LIFE_MS;
  const seal = context.secrets.keyed(`charts ${employee.key} ${end}`);
  return {
    ...asOwnRecord(context, employee),
    chartsAccessToken: `${employee.key}.${end}.${seal}`,
    chartsAccessTokenExpiresAt: new Date(end).toISOString(),
  };
}
