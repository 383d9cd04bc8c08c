/**
 * What opens the analytics dashboard for a person, and for no longer than it takes to ask again. It is `<employee>.<end>.<seal>`,
 * the end in milliseconds since 1970 and the seal made with the backend's secret over both: whoever has that secret checks it
 * without a record of it, several are good at once, one for each page that is open, and a copy of the database holds none.
 */
import type { Employee } from "../../lib/domain/entities";
import type { Context } from "../http/handler";
import { asOwnRecord } from "./own-record";

const LIFE_MS = 15 * 60_000;

/** The caller's own record, with a token that is good from now on. */
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
