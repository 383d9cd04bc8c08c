/** Reports to probes whether the database accepts writes, with one query at a time for any number of probes. */
import { sql } from "drizzle-orm";
import { type Db, selectRows } from "./database";

const MAX_WAIT_MS = 1_000;
/** An unanswered query may hold a pooled connection for half a minute, so few may be open at once. */
const RETRY_AFTER_MS = 10_000;

export class DatabaseHealth {
  private asking: { answer: Promise<boolean>; since: number } | null = null;

  constructor(private readonly db: Db) {}

  /** Returns false if the query fails, takes longer than a second, or reaches a read-only node after a failover. */
  async read(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), MAX_WAIT_MS);
    });
    const isUp = await Promise.race([this.queryOnce(), late]);
    clearTimeout(timer);
    return isUp;
  }

  private queryOnce(): Promise<boolean> {
    const now = performance.now();
    if (this.asking !== null && now - this.asking.since < RETRY_AFTER_MS) return this.asking.answer;
    const answer = this.acceptsWrites();
    const query = { answer, since: now };
    this.asking = query;
    answer.finally(() => {
      if (this.asking === query) this.asking = null;
    });
    return answer;
  }

  private async acceptsWrites(): Promise<boolean> {
    try {
      const statement = sql`select current_setting('transaction_read_only') as "isReadOnly"`;
      const [row] = await selectRows<{ isReadOnly: string }>(this.db, statement);
      return row?.isReadOnly === "off";
    } catch {
      return false;
    }
  }
}
