/** Which workers have answered a page: if a worker fails to start, its work runs on the page, unnoticed. */
import type { Page } from "@playwright/test";

/** The field by which each worker's final message is recognized. */
const ANSWERS = { import: "preview", geometry: "file", checks: "errors", export: "ok" } as const;

type AnswerCounts = Window & { answerCounts: Record<string, number> };

/** Counts the fields of workers' messages. Call it before the first page is opened. */
export const noteWorkers = (page: Page) =>
  page.addInitScript(() => {
    const answerCounts: Record<string, number> = {};
    (window as unknown as AnswerCounts).answerCounts = answerCounts;
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }) => {
          for (const field of Object.keys(data ?? {})) answerCounts[field] = (answerCounts[field] ?? 0) + 1;
        });
      }
    };
  });

/** Returns how many times workers of the current document have finished this work. */
export const countWorkerAnswers = (page: Page, work: keyof typeof ANSWERS): Promise<number> =>
  page.evaluate((field) => (window as unknown as AnswerCounts).answerCounts[field] ?? 0, ANSWERS[work]);
