import { listedSurvey } from "@/tests/support/listed-survey";
import { inspectionsCsv } from "./inspections-csv";

const TIME = "2026-11-21T10:00:00.000Z";

test("writes one row per inspection with photos and videos apart, with formulas neutralized", () => {
  const hostile = listedSurvey(1, {
    name: "=cmd()",
    mediaCount: 12,
    videoCount: 2,
    reviewedAt: TIME,
    expiresAt: null,
    done: true,
    project: { claimNumber: "-KM-1", status: "in processing", statusChangedAt: TIME },
  });
  const bare = listedSurvey(2, {
    name: null,
    property: null,
    expiresAt: TIME,
    project: { statusChangedAt: TIME, companyKey: "cous-9" },
  });
  const [head, first, second] = inspectionsCsv([hostile, bare], new Map([["cous-1", "Keystone, Mutual"]])).split(
    "\r\n",
  );
  expect(head?.startsWith("\ufeffFirst name,Last name,Street")).toBe(true);
  expect(first).toBe(
    `Given1,Family1,1 Alder St,Novato,CA,94949,US,"Keystone, Mutual",'-KM-1,'=cmd(),In processing,${TIME},10,2,${TIME},,Yes`,
  );
  expect(second).toBe(`Given2,Family2,,,,,,cous-9,KM-2,Inspection,Needs media,${TIME},1284,0,,${TIME},No`);
});
