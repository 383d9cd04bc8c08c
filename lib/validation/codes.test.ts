import { isBackupCode, isMfaCode } from "./codes";

test("a one-time code has six digits", () => {
  expect(["123456", "000000"].map(isMfaCode)).toEqual([true, true]);
  expect(["12345", "1234567", "12345a", "", "12 456"].map(isMfaCode)).toEqual([false, false, false, false, false]);
});

test("a backup code has exactly sixteen letters and digits", () => {
  expect(["abcdEFGH12345678", "0000000000000000"].map(isBackupCode)).toEqual([true, true]);
  expect(["abcdEFGH1234567", "abcdEFGH123456789", "abcdEFGH1234567-", ""].map(isBackupCode)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
