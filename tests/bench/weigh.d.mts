import type { Page } from "@playwright/test";

export type PageWeight = { js: number; css: number; hasThree: boolean; vendorMarks: string[] };

export const VENDOR_MARKS: readonly string[];
export function weighPage(page: Page, address: string, isThere?: () => Promise<void>): Promise<PageWeight>;
export function weighAppStyles(buildFolder: string): number;
