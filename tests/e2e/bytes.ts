/** Collects every byte that a browser received or stored: bodies, headers, addresses, messages, storage. */
import type { Page } from "@playwright/test";

export type Bytes = { text(): Promise<string> };

export type Left = {
  /** Readable cookies, both storages, every database. */
  kept: string;
  /** The document's HTML. */
  markup: string;
  /** The address at which the document was requested; the address bar may have changed since. */
  openedAt: string;
};

/** Returns everything that an open page holds. */
export function leftIn(page: Page): Promise<Left> {
  return page.evaluate(async () => {
    const stores: string[] = [
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ];
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const values = await new Promise((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        stores.push(JSON.stringify(values));
      }
      database.close();
    }
    const [opened] = performance.getEntriesByType("navigation");
    const markup = document.documentElement.outerHTML;
    return { kept: stores.join("\n"), markup, openedAt: opened?.name ?? location.href };
  });
}

export function gatherBytes(page: Page): Bytes {
  const parts: Promise<string>[] = [];
  page.context().on("response", (response) => {
    parts.push(
      (async () => {
        const headers = JSON.stringify(await response.allHeaders().catch(() => ({})));
        const body = await response.body().catch(() => Buffer.alloc(0));
        return `${response.url()}\n${headers}\n${body.toString("latin1")}`;
      })(),
    );
  });
  page.context().on("console", (message) => parts.push(Promise.resolve(message.text())));
  return {
    async text() {
      const { kept, markup } = await leftIn(page);
      const cookies = JSON.stringify(await page.context().cookies());
      return [...(await Promise.all(parts)), kept, markup, cookies].join("\n");
    },
  };
}
