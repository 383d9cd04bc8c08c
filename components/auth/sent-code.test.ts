import { forgetSentCode, noteLoginCode, noteResentCode, sentCode } from "./sent-code";

const dana = { email: "dana@example.test", phone: "+12025550162" };
const NOW = 1_772_366_400_000;

beforeEach(forgetSentCode);

test.each([
  ["text", ["email", "text"], "text"],
  ["email", ["email", "text"], "email"],
  ["text", ["email"], "email"],
  [null, ["email"], "email"],
  [null, ["email", "text"], null],
] as const)("with %s preferred of %j, the code is sent by %s", (preferredMfaChannel, channels, expected) => {
  noteLoginCode({ ...dana, preferredMfaChannel }, channels, NOW);
  expect(sentCode()).toEqual({
    channel: expected,
    phoneEnding: "0162",
    email: "dana@example.test",
    sentAt: 1_772_366_400_000,
  });
});

test.each([null, undefined, "", "12"])("the phone %s has no ending", (phone) => {
  noteLoginCode({ email: "dana@example.test", phone, preferredMfaChannel: "email" } as never, ["email"], NOW);
  expect(sentCode()?.phoneEnding).toBeNull();
});

test("another code has its own channel, and goes to the same person", () => {
  noteLoginCode({ ...dana, preferredMfaChannel: "email" }, ["email", "text"], NOW);
  noteResentCode("text", NOW + 60_000);
  expect(sentCode()).toEqual({
    channel: "text",
    phoneEnding: "0162",
    email: "dana@example.test",
    sentAt: 1_772_366_460_000,
  });
});

test("after a reload, only codes requested later are known", () => {
  noteResentCode("text", NOW);
  expect(sentCode()).toEqual({ channel: "text", phoneEnding: null, email: null, sentAt: 1_772_366_400_000 });
});
