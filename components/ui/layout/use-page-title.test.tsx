import { render, waitFor } from "@testing-library/react";
import { usePageTitle } from "./use-page-title";

function Page({ title }: { title: string | null }) {
  usePageTitle(title, "Claim · Insured");
  return null;
}

/** As metadata comes in: what stood there goes, and another element takes its place. */
function metadata(text: string) {
  for (const old of document.head.querySelectorAll("title")) old.remove();
  const element = document.createElement("title");
  element.textContent = text;
  document.head.append(element);
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

test("the page's title stands until a better one is known", () => {
  metadata("Claim · Insured");
  const { rerender } = render(<Page title={null} />);
  expect(document.title).toBe("Claim · Insured");
  rerender(<Page title="Ada Byron · Overview" />);
  expect(document.title).toBe("Ada Byron · Overview");
  rerender(<Page title="Ada Byron · Notes" />);
  expect(document.title).toBe("Ada Byron · Notes");
});

test("general words that come late do not replace it, however they come", async () => {
  metadata("Policies · Insured");
  render(<Page title="Ada Byron · Overview" />);
  metadata("Claim · Insured");
  await waitFor(() => expect(document.title).toBe("Ada Byron · Overview"));
  document.head.querySelector("title")?.firstChild?.replaceWith("Claim · Insured");
  await waitFor(() => expect(document.title).toBe("Ada Byron · Overview"));
});

test("another page's title is left alone, before this one is gone and after", async () => {
  const { unmount } = render(<Page title="Ada Byron · Overview" />);
  metadata("Policies · Insured");
  await soon();
  expect(document.title).toBe("Policies · Insured");
  unmount();
  metadata("Claim · Insured");
  await soon();
  expect(document.title).toBe("Claim · Insured");
});
