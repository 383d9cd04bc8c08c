/** Which workers have answered a page: if a worker fails to start, its work runs on the page, unnoticed. */
import type { Page } from "@playwright/test";

/** How each worker's final message is recognized. */
const ANSWERS = { import: "preview", geometry: "file", checks: "errors", export: "ok" } as const;

type Told = Window & { told: Record<string, number> };

/** Call before the first page. */
export const noteWorkers = (page: Page) =>
  page.addInitScript(() => {
    const told: Record<string, number> = {};
    (window as unknown as Told).told = told;
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) => {
          for (const field of Object.keys(data ?? {})) told[field] = (told[field] ?? 0) + 1;
        });
      }
    };
  });

/** How often a worker of the current document has done this. */
export const doneBeside = (page: Page, work: keyof typeof ANSWERS): Promise<number> =>
  page.evaluate((field) => (window as unknown as Told).told[field] ?? 0, ANSWERS[work]);
