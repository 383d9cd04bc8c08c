/** The rooms of the demo's home as regions of its inspection, each with a finished scan. */
import type { Region, Scan } from "../../lib/domain/entities";
import { HOME_SEED } from "./demo-home-geometry";
import { generateHome } from "./home/generate-home";
import { seedKey } from "./seed-key";

export function homeRegions(
  scene: string,
  parentKeys: { projectKey: string; surveyKey: string },
): { regions: Region[]; scans: Scan[] } {
  const regions = generateHome(HOME_SEED).rooms.map(({ name, floorNumber }): Region => {
    const key = seedKey("region", `${scene} ${floorNumber} ${name}`);
    return { key, ...parentKeys, name, regionType: name.replace(/ \d+$/, "").toLowerCase(), floorNumber };
  });
  const scans = regions.map(({ key }): Scan => ({ key: seedKey("scan", key), regionKey: key, status: "processed" }));
  return { regions, scans };
}
