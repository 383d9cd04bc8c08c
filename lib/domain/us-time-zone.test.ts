import { usTimeZone } from "./us-time-zone";

const home = (region: string, country = "US") => ({
  address: { line1: "1 Main St", city: "Town", region, postalCode: "00000", country },
});

test.each([
  ["CA", "America/Los_Angeles"],
  [" tx ", "America/Chicago"],
  ["AZ", "America/Phoenix"],
  ["HI", "Pacific/Honolulu"],
  ["NY", "America/New_York"],
  ["CO", "America/Denver"],
])("a property in %s is in %s", (region, zone) => {
  expect(usTimeZone(home(region))).toBe(zone);
});

test.each([
  ["El Paso", "TX", 31.76, -106.49, "America/Denver"],
  ["Pensacola", "FL", 30.42, -87.22, "America/Chicago"],
  ["Knoxville", "TN", 35.96, -83.92, "America/New_York"],
  ["Nashville", "TN", 36.16, -86.78, "America/Chicago"],
  ["Coeur d'Alene", "ID", 47.68, -116.78, "America/Los_Angeles"],
  ["Boise", "ID", 43.62, -116.2, "America/Denver"],
])("%s with a known position is in the zone of its side of the state", (_town, region, latitude, longitude, zone) => {
  expect(usTimeZone({ ...home(region), latitude, longitude })).toBe(zone);
});

test("a property abroad, or in an unknown state, has no known time zone", () => {
  expect(usTimeZone(home("ON", "CA"))).toBeNull();
  expect(usTimeZone(home("XX"))).toBeNull();
  expect(usTimeZone(home("CA", "United States"))).toBe("America/Los_Angeles");
});

test("the browser supports every zone", () => {
  const states =
    "AK AL AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY";
  for (const state of states.split(" ")) {
    const timeZone = usTimeZone(home(state));
    expect([state, timeZone]).toEqual([state, expect.any(String)]);
    expect(() => new Intl.DateTimeFormat("en-US", { timeZone: timeZone ?? "" })).not.toThrow();
  }
});
