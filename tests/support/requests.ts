import type { Page } from "@playwright/test";

/** How many GraphQL operations a page sends over HTTP from the moment its address is opened until it is quiet. */
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
