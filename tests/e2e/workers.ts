/** Which workers have told a page something: where one does not come up, its work is done on the page, and nobody sees it. */
import type { Page } from "@playwright/test";

/** What a worker's last message is known by, by the work it is there for. */
const ANSWERS = { import: "preview", geometry: "file", checks: "errors", export: "ok" } as const;

type Told = Window & { told: Record<string, number> };

/** Before the first page. */
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

/** How often a worker of the document that stands has done this. */
export const doneBeside = (page: Page, work: keyof typeof ANSWERS): Promise<number> =>
  page.evaluate((field) => (window as unknown as Told).told[field] ?? 0, ANSWERS[work]);
