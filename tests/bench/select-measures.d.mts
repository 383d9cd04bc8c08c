import type { CDPSession, Page } from "@playwright/test";

export function openSelects(page: Page, origin?: string): Promise<CDPSession>;
export function openList(page: Page, label: string): Promise<void>;
export function openingMs(page: Page, session: CDPSession, label: string): Promise<number>;
