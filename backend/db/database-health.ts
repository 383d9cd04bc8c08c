/** Reports to probes whether the database accepts writes, with one query at a time for any number of probes. */
import { sql } from "drizzle-orm";
import { type Db, selectRows } from "./database";

const MAX_WAIT_MS = 1_000;
/** An unanswered query may hold a pooled connection for half a minute, so few may be open at once. */
const RETRY_AFTER_MS = 10_000;

export class DatabaseHealth {
  private asking: { answer: Promise<boolean>; since: number } | null = null;

  constructor(private readonly db: Db) {}

  /** False if the query fails, takes longer than a second, or reaches a read-only node after a failover. */
  async read(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), MAX_WAIT_MS);
    });
    const isUp = await Promise.race([this.ask(), late]);
    clearTimeout(timer);
    return isUp;
  }

  private ask(): Promise<boolean> {
    const now = performance.now();
    if (this.asking !== null && now - this.asking.since < RETRY_AFTER_MS) return this.asking.answer;
    const answer = this.takesWrites();
    const asking = { answer, since: now };
    this.asking = asking;
    answer.finally(() => {
      if (this.asking === asking) this.asking = null;
    });
    return answer;
  }

  private async takesWrites(): Promise<boolean> {
    try {
      const question = sql`select current_setting('transaction_read_only') as "isReadOnly"`;
      const [found] = await selectRows<{ isReadOnly: string }>(this.db, question);
      return found?.isReadOnly === "off";
    } catch {
      return false;
    }
  }
}
