import type { Page } from "@playwright/test";

/** The number of GraphQL operations that a page sends over HTTP while it loads. */
export async function graphqlRequestsOf(page: Page, path: string): Promise<number> {
  let requests = 0;
  const count = (request: { url(): string; method(): string }) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/graphql") requests++;
  };
  page.on("request", count);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.off("request", count);
  return requests;
}
