import type { ServerResponse } from "node:http";

export type Refusal = { status: 400 | 404 | 405; type: "invalid_input" | "not_found"; message: string };

export function refusalOf(method: string, target: string): Refusal | null;
export function refuse(response: ServerResponse, refusal: Refusal): void;
