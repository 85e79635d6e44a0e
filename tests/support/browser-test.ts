import { randomInt } from "node:crypto";
import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

const octet = () => randomInt(1, 255);

/** A test in the browser. Each comes from a network address of its own, so that they do not use up each other's limits. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, "X-Forwarded-For": `10.${octet()}.${octet()}.${octet()}` }),
});
