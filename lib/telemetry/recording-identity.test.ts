import { environmentDetails } from "./environment-details";
import { recordingIdentity } from "./recording-identity";

const details = environmentDetails(
  {
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    language: "en-US",
    screenWidth: 1512,
    screenHeight: 982,
    pixelRatio: 2,
    deviceMemory: undefined,
  },
  { commitUrl: "https://code.test/c/1", buildUrl: "https://ci.test/7", build: "1.2.3" },
);

test("names the signed-in employee, the browser and the build", () => {
  const employee = { key: "emp-1", email: "a@b.test", phone: "+12025550100", givenName: "Ada", familyName: "Byron" };
  expect(recordingIdentity(employee, details)).toEqual({
    key: "emp-1",
    traits: {
      name: "Ada Byron",
      email: "a@b.test",
      phone: "+12025550100",
      givenName: "Ada",
      familyName: "Byron",
      commitUrl: "https://code.test/c/1",
      buildUrl: "https://ci.test/7",
      build: "1.2.3",
      screenResolution: "3024 × 1964",
      memory: "Unknown",
      locale: "en-US",
      browserName: "Safari",
      browserVersion: "18.1",
      osName: "macOS",
      osVersion: "10.15.7",
    },
  });
});

test("a missing name is --, a missing phone and links are empty, and no other field of an employee is included", () => {
  const employee = {
    key: "emp-2",
    email: "a@b.test",
    phone: null,
    givenName: "",
    familyName: " ",
    chatIdentityHash: "h",
  };
  const bare = { ...details, commitUrl: null, buildUrl: null };
  const { traits } = recordingIdentity(employee as never, bare);
  expect(traits).toMatchObject({ name: "--", phone: "", commitUrl: "", buildUrl: "" });
  expect(Object.keys(traits)).toHaveLength(15);
});
