import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Refusal = { status: 400 | 404 | 405 | 417; type: "invalid_input" | "not_found"; message: string };

export const UNEXPECTED: Refusal;
export function withoutHost(target: string): string;
export function refusalOf(method: string, target: string): Refusal | null;
export function refusalOfHead(request: Pick<IncomingMessage, "httpVersion" | "rawHeaders">): Refusal | null;
export function refuse(response: ServerResponse, refusal: Refusal, isHttps: boolean): void;
export function refuseBroken(error: Error & { code?: string }, socket: Socket, isHttps: boolean): void;
