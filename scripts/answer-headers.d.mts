export type HeaderPair = readonly [name: string, value: string];

export function answerHeaders(target: string, isHttps: boolean): readonly HeaderPair[];
export function refusalHeaders(isHttps: boolean): readonly HeaderPair[];
export function nextHeaders(): { source: string; headers: { key: string; value: string }[] }[];
