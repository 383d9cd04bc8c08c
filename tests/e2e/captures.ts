/** The captures that the journey imports: real ones where ROOMPLAN_SAMPLES names their folder, else generated ones. */
import { existsSync } from "node:fs";
import path from "node:path";

const samples = process.env.ROOMPLAN_SAMPLES;
if (samples && !existsSync(samples)) throw new Error(`ROOMPLAN_SAMPLES names ${samples}, which does not exist.`);

export const source = samples ? "real captures" : "generated captures";
export const samplePath = (name: string) => path.join(samples ?? "", name);
export const hasSamples = Boolean(samples);
