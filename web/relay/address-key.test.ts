import { expect, test } from "vitest";
import { keyInAddress } from "./address-key";

test("a malformed key becomes a key that matches nothing, not an error", () => {
  const key = "01890a5d-ac96-774b-bcce-b302099a8057";
  expect(keyInAddress(key.toUpperCase())).toBe(key);
  expect(keyInAddress("42")).toMatch(/^0{8}-/);
  expect(keyInAddress(undefined)).toMatch(/^0{8}-/);
});
