import { outboxPage } from "./outbox-page";

const message = {
  id: 1,
  channel: "email",
  recipient: "a&b@lintel.test",
  subject: "Hello <b>you</b>",
  body: "Go here:\n\nhttp://localhost:3000/reset-password/a%26b/t0k3n\n\n<script>alert(1)</script>",
  sentAt: "2026-03-02T10:00:00.000Z",
};

test("shows what was sent, its links to follow and everything else as text", () => {
  const page = outboxPage([message]);
  expect(page).toContain("<h2>Hello &lt;b&gt;you&lt;/b&gt;</h2>");
  expect(page).toContain("Email to a&amp;b@lintel.test, 2026-03-02T10:00:00.000Z");
  expect(page).toContain(
    '<a href="http://localhost:3000/reset-password/a%26b/t0k3n">http://localhost:3000/reset-password/a%26b/t0k3n</a>',
  );
  expect(page).not.toContain("<script>");
});

test("says so while nothing has been sent", () => {
  expect(outboxPage([])).toContain("Nothing has been sent yet.");
});
