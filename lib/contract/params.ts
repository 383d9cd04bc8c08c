/** Types of parameters and answers that several rows share. */

export type NoParams = Record<never, never>;
export type ByKey = { key: string };
export type ByProject = { projectKey: string };
export type KeyAndFields<Entity> = { key: string } & Partial<Entity>;
export type ListQuery = { search?: string; sort?: string; cursor?: string; limit?: number };
export type Page<Name extends string, Item> = { [key in Name]: Item[] } & { total: number; nextCursor: string | null };
