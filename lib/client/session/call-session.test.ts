import { type ScriptedAnswer, scriptFetch } from "@/tests/support/scripted-fetch";
import { signIn } from "./sign-in";
import { signOut } from "./sign-out";
import { verifyMfa } from "./verify-mfa";

const DOWN = "Lintel can't be reached right now. Try again in a minute.";
const BROKEN: [string, ScriptedAnswer][] = [
  ["the page of a captive portal", { status: 200, body: "<html>Sign in to the guest network</html>" }],
  ["a body that was cut short", { status: 200, body: '{"employee":{"key":"emp-1"' }],
  ["a connection that broke off", { status: 200, isBroken: true }],
];

test.each(BROKEN)("%s is reported as an outage, not as a wrong code or password", async (_name, answer) => {
  scriptFetch(() => answer);
  await expect(verifyMfa("407912")).rejects.toMatchObject({ message: DOWN, isUnanswered: true });
  await expect(signIn({ email: "dana@example.test", password: "Harbor#1" })).rejects.toMatchObject({
    message: DOWN,
    isUnanswered: true,
  });
});

test("reports a broken answer as an invalid response", async () => {
  scriptFetch(() => ({ status: 200, body: "<html>" }));
  await expect(signOut()).rejects.toMatchObject({ message: "Invalid response JSON", isUnanswered: false });
});
