import type { Insured } from "@/lib/domain/entities";
import { policiesCsv } from "./policies-csv";

const TIME = "2026-11-21T10:00:00.000Z";
/** The claim changed later than the insured. */
const CHANGED = "2026-11-22T09:00:00.000Z";
const ada: Insured = {
  key: "ins-1",
  companyKey: "cous-1",
  givenName: "=cmd()",
  familyName: "Byron, Lady",
  email: "ada@example.com",
  phone: "+15125550148",
  isActive: true,
  createdAt: TIME,
  updatedAt: TIME,
  properties: [
    {
      key: "pr-1",
      insuredKey: "ins-1",
      address: { line1: "7 Oak Ln", line2: "Unit 4", city: "Novato", region: "CA", postalCode: "94949", country: "US" },
      propertyType: "Condo",
      yearBuilt: 1962,
      roofYear: 2014,
      stories: 1.5,
      heatingType: null,
      occupancy: "=Vacant",
    },
  ],
  projects: [
    {
      key: "prj-1",
      insuredKey: "ins-1",
      companyKey: "cous-1",
      propertyKey: "pr-1",
      claimNumber: "-KM-1",
      orderType: "claim",
      status: "needs review",
      statusChangedAt: TIME,
      createdAt: TIME,
      updatedAt: CHANGED,
    },
  ],
};
const bare: Insured = {
  ...ada,
  key: "ins-2",
  givenName: "Bob",
  email: null,
  phone: null,
  properties: [],
  projects: [],
  isActive: false,
};

test("writes one row per insured with property and latest claim, with formulas neutralized", () => {
  const [head, first, second] = policiesCsv([ada, bare], new Map([["cous-1", "Keystone Mutual"]])).split("\r\n");
  expect(head).toBe(
    "\ufeffFirst name,Last name,Email,Phone,Street,City,State,Postal code,Country,Property type,Year built,Roof year,Stories,Heating,Occupancy,Company,Latest claim,Status,Status since (UTC),Activity,Updated (UTC)",
  );
  expect(first).toBe(
    `'=cmd(),"Byron, Lady",ada@example.com,+15125550148,"7 Oak Ln, Unit 4",Novato,CA,94949,US,Condo,1962,2014,1.5,,'=Vacant,Keystone Mutual,'-KM-1,Needs review,${TIME},Active,${CHANGED}`,
  );
  expect(second).toBe(`Bob,"Byron, Lady",,,,,,,,,,,,,,Keystone Mutual,,,,Inactive,${TIME}`);
});
