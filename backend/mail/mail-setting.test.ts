import { readMailSetting } from "./mail-setting";

const FROM = "no-reply@lintel.test";
const read = (address: string, from: string | null = FROM) => readMailSetting({ address, from });

test("without an address there is no mail server", () => {
  expect(readMailSetting({ address: null, from: FROM })).toBeNull();
});

test("reads host, port, login and encryption", () => {
  const from = { name: "", address: "no-reply@lintel.test" };
  expect(read("smtp://mail.example.com")).toEqual({
    host: "mail.example.com",
    port: 587,
    tls: "required",
    login: null,
    from,
  });
  expect(read("smtps://lintel:p%40ss@mail.example.com")).toEqual({
    host: "mail.example.com",
    port: 465,
    tls: "implicit",
    login: { user: "lintel", pass: "p@ss" },
    from,
  });
  expect(read("smtp://[::1]:2525")).toMatchObject({ host: "::1", port: 2525, tls: "offered" });
});

test.each([
  ["smtp://localhost:25", "offered"],
  ["smtp://lintel:secret@127.0.0.1:25", "offered"],
  ["smtp://relay:25?starttls=optional", "offered"],
  ["smtp://relay:25", "required"],
  ["smtp://lintel:secret@relay:25", "required"],
  ["smtps://relay:465/", "implicit"],
])("%s: encryption is %s", (address, tls) => {
  expect(read(address)?.tls).toBe(tls);
});

test.each([
  "mail.example.com",
  "mail.example.com:587",
  "http://canary:canary@mail.example.com",
  "smtp:",
  "smtp://",
  "smtp:///path",
  "smtp://mail.example.com:99999",
  "smtp://mail.example.com:canary",
  "smtp://mail.example.com:0",
  "smtp://mail example.com",
  "smtp://mail.example.com/inbox",
  "smtp://mail.example.com#canary",
  "smtp://mail.example.com\r\nDATA",
  "smtp://mail_%0d%0a",
  "smtp://canary@mail.example.com",
  "smtp://:canary@mail.example.com",
  "smtp://canary:%ZZcanary@mail.example.com",
  "smtp://mail.example.com?tls.rejectUnauthorized=false",
  "smtp://mail.example.com?starttls=optional&ignoreTLS=true",
  "smtp://canary:canary@mail.example.com?starttls=optional",
  "smtps://mail.example.com?starttls=optional",
])("refuses %j with an error that names SMTP_URL and repeats no part of its value", (address) => {
  expect(() => read(address)).toThrow(/^SMTP_URL/);
  expect(() => read(address)).not.toThrow(/canary/);
});

test("requires a sender, one address with or without a name", () => {
  expect(() => read("smtp://relay", null)).toThrow("MAIL_FROM is missing: SMTP_URL is set, and mail needs a sender");
  expect(read("smtp://relay", "Lintel Claims <claims@lintel.test>")?.from).toEqual({
    name: "Lintel Claims",
    address: "claims@lintel.test",
  });
});

test.each([
  "Lintel",
  "Lintel <>",
  "Lintel <a@b.test>, Eve <e@evil.test>",
  "a@b.test, e@evil.test",
  "Lintel\r\nBcc: e@evil.test <a@b.test>",
  "Lintel <a@b.test\r\nBcc: e@evil.test>",
  '"Lintel" <a@b.test>',
  `${"a".repeat(250)}@b.test`,
])("refuses the sender %j", (from) => {
  expect(() => read("smtp://relay", from)).toThrow("MAIL_FROM must be an address, or a name and <an address>");
});
