import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Invite } from "@/lib/domain/entities";
import { Failure } from "@/tests/support/browser-backend";
import { installClaim, insured, project, showClaim } from "@/tests/support/claim-world";

const invite = (key: string, change: Partial<Invite> = {}): Invite => ({
  key,
  projectKey: "prj-1",
  channel: "email",
  sentTo: "priya@example.com",
  sentAt: "2026-01-02T12:00:00Z",
  openedAt: null,
  createdAt: "2026-01-02T12:00:00Z",
  ...change,
});
const choose = async (button: string, item: RegExp) => {
  await userEvent.click(await screen.findByRole("button", { name: button }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

test("sends a first invitation by the chosen channel", async () => {
  const invites: Invite[] = [];
  const calls = installClaim({
    "invite.list": () => invites,
    "invite.create": (sent) => {
      invites.push(invite(sent.key, { channel: sent.channel, sentTo: "+15125550148" }));
      return invites[0];
    },
  });
  showClaim();
  expect(await screen.findByText("No invitation sent yet.")).toBeInTheDocument();
  await choose("Send invitation", /^By text/);
  expect(await screen.findByText("Invitation sent to +1 (512) 555-0148")).toBeInTheDocument();
  expect(await screen.findByText(/Invited by text.*not opened yet/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Resend invitation" })).toBeInTheDocument();
  expect(calls.find(({ name }) => name === "invite.create")?.params).toEqual({
    key: expect.stringMatching(/^inv-/),
    projectKey: "prj-1",
    channel: "text",
  });
});

test("a resend is a new invitation; a failed try keeps its key, so that nothing is sent twice", async () => {
  let isDown = true;
  const calls = installClaim({
    "invite.list": () => [invite("inv-1", { openedAt: "2026-01-02T18:14:00Z" })],
    "invite.create": (sent) => {
      if (isDown) throw new Failure(503, "Invitations cannot be sent now.");
      return invite(sent.key);
    },
  });
  showClaim();
  await choose("Resend invitation", /^By email/);
  expect(await screen.findByText("Invitations cannot be sent now.")).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Invitation sent to priya@example.com")).toBeInTheDocument();
  await choose("Resend invitation", /^By email/);
  const keys = calls.filter(({ name }) => name === "invite.create").map(({ params }) => params.key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  ["a resend creates another", () => choose("Resend invitation", /^By email/), 2],
  ["Retry repeats the same one", async () => userEvent.click(screen.getByRole("button", { name: "Retry" })), 1],
] as const)("an invitation whose answer was lost is listed, and %s", async (_what, press, count) => {
  const invites: Invite[] = [];
  let isLost = true;
  const calls = installClaim({
    "invite.list": () => [...invites],
    "invite.create": ({ key }) => {
      const found = invites.find((one) => one.key === key) ?? invite(key);
      if (!invites.includes(found)) invites.push(found);
      if (isLost) throw new Failure(503, "Nobody answered.");
      return found;
    },
  });
  showClaim();
  await choose("Send invitation", /^By email/);
  expect(await screen.findByText("Nobody answered.")).toBeInTheDocument();
  expect(await screen.findByText(/Invited by email.*not opened yet/)).toBeInTheDocument();
  isLost = false;
  await press();
  expect(await screen.findByText("Invitation sent to priya@example.com")).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === "invite.create")).toHaveLength(2);
  expect(invites).toHaveLength(count);
});

test("a channel without an address is disabled with the reason; a reviewer sees the last invitation only", async () => {
  const answers = {
    "insured.get": () => ({ ...insured([project("prj-1")]), phone: null }),
    "invite.list": () => [invite("inv-1")],
  };
  installClaim(answers);
  const { unmount } = showClaim();
  await userEvent.click(await screen.findByRole("button", { name: "Resend invitation" }));
  expect(await screen.findByRole("menuitem", { name: /By text.*No phone on file/ })).toHaveAttribute("aria-disabled");
  unmount();
  installClaim(answers, "underwriting_reviewer");
  showClaim();
  expect(await screen.findByText(/Invited by email/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Resend invitation" })).toBeNull();
});
