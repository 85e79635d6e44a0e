import { randomInt } from "node:crypto";
import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

const octet = () => randomInt(1, 255);

/** A browser test. Each uses its own network address, so that tests do not share rate limits. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, "X-Forwarded-For": `10.${octet()}.${octet()}.${octet()}` }),
});
