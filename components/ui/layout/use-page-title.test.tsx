import { render, waitFor } from "@testing-library/react";
import { usePageTitle } from "./use-page-title";

function Page({ title }: { title: string | null }) {
  usePageTitle(title, "Claim · Insured");
  return null;
}

/** Replaces the title element, as the metadata of Next.js does. */
function replaceTitle(text: string) {
  for (const old of document.head.querySelectorAll("title")) old.remove();
  const element = document.createElement("title");
  element.textContent = text;
  document.head.append(element);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

test("keeps the general title until a more specific one is known", () => {
  replaceTitle("Claim · Insured");
  const { rerender } = render(<Page title={null} />);
  expect(document.title).toBe("Claim · Insured");
  rerender(<Page title="Ada Byron · Overview" />);
  expect(document.title).toBe("Ada Byron · Overview");
  rerender(<Page title="Ada Byron · Notes" />);
  expect(document.title).toBe("Ada Byron · Notes");
});

test("keeps the page's title when a general title arrives late", async () => {
  replaceTitle("Policies · Insured");
  render(<Page title="Ada Byron · Overview" />);
  replaceTitle("Claim · Insured");
  await waitFor(() => expect(document.title).toBe("Ada Byron · Overview"));
  document.head.querySelector("title")?.firstChild?.replaceWith("Claim · Insured");
  await waitFor(() => expect(document.title).toBe("Ada Byron · Overview"));
});

test("leaves another page's title alone, before and after unmounting", async () => {
  const { unmount } = render(<Page title="Ada Byron · Overview" />);
  replaceTitle("Policies · Insured");
  await nextTask();
  expect(document.title).toBe("Policies · Insured");
  unmount();
  replaceTitle("Claim · Insured");
  await nextTask();
  expect(document.title).toBe("Claim · Insured");
});
