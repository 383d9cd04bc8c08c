import { outboxPage, type SentMessage } from "./outbox-page";

const message: SentMessage = {
  id: 7,
  channel: "email",
  recipient: "a&b@lintel.test",
  subject: "Hello <b>you</b>",
  body: "Go here:\n\nhttp://localhost:3000/reset-password/a%26b/t0k3n\n\n<script>alert(1)</script>",
  isSealed: false,
  sentAt: "2026-03-02T10:00:00.000Z",
  state: "shown",
  failure: null,
};

test("shows each message with its links, and everything else as text", () => {
  const page = outboxPage([message]);
  expect(page).toContain("<h2>Hello &lt;b&gt;you&lt;/b&gt;</h2>");
  expect(page).toContain("to <strong>a&amp;b@lintel.test</strong>");
  expect(page).toContain('<time datetime="2026-03-02T10:00:00.000Z">');
  expect(page).toContain(
    '<a href="http://localhost:3000/reset-password/a%26b/t0k3n">http://localhost:3000/reset-password/a%26b/t0k3n</a>',
  );
  expect(page).not.toContain("<script>alert");
  expect(page).not.toContain("data-code=");
});

test("shows a code separately, to be copied, and marks a text message", () => {
  const page = outboxPage([
    { ...message, channel: "text", body: "Your sign-in code is 012345. It is good for 10 minutes." },
  ]);
  expect(page).toContain(
    '<code>012345</code><button type="button" data-code="012345" aria-label="Copy 012345" hidden>',
  );
  expect(page).toContain('<span class="kind text">Text</span>');
  expect(page).toContain("<pre>Your sign-in code is 012345. It is good for 10 minutes.</pre>");
});

test("hides an encrypted body", () => {
  expect(outboxPage([{ ...message, isSealed: true, body: "c2VhbGVk" }])).toContain("<pre></pre>");
});

test("shows the delivery state if there is a mail server", () => {
  const states = (["shown", "waiting", "delivered", "given-up"] as const).map((state) => {
    const page = outboxPage([{ ...message, state, failure: state === "given-up" ? "EENVELOPE RCPT TO 550" : null }]);
    return /<span class="state [\w-]+">([^<]*)</.exec(page)?.[1];
  });
  expect(states).toEqual([
    undefined,
    "waiting to be posted",
    "handed to the mail server",
    "not delivered (EENVELOPE RCPT TO 550)",
  ]);
});

test("escapes the address in the filter", () => {
  const page = outboxPage([], '"><script>alert(1)</script>');
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page).not.toContain("<script>alert");
});

test("shows a sentence if nothing has been sent", () => {
  expect(outboxPage([])).toContain("Nothing has been sent yet.");
});
