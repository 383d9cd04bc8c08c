/** What passes between the backend's thread and the detector's. */
import type { Finding } from "./detector";

export type WorkerOrder = { id: number; photo: Uint8Array };
/** `refusal`: what is wrong with the photo; null for a fault of the program. */
export type WorkerAnswer = { id: number; findings: readonly Finding[] } | { id: number; refusal: string | null };
