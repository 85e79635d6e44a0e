import { expect, test } from "vitest";
import { asideOf, dropOf } from "./toast-deck";

const corner = { left: 1072, right: 1424, top: 820, bottom: 884 };
const at = (left: number, top: number, width = 120, height = 40) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

test("over nothing that can be pressed toasts stand in their corner", () => {
  expect(asideOf(corner, [])).toBe(0);
  expect(asideOf(corner, [at(1200, 400), at(300, 830)])).toBe(0);
});

test("beside a row's buttons they stand as near as can be", () => {
  const [pay, menu, tick] = [at(1200, 830), at(1380, 830, 40), at(290, 830, 40)];
  const aside = asideOf(corner, [menu, pay, tick]);
  expect(corner.right - aside).toBe(pay.left - 8);
});

test("of two rows they cover neither", () => {
  const aside = asideOf(corner, [at(1200, 790), at(1000, 850)]);
  expect(corner.right - aside).toBe(992);
});

test("where there is no room they stay, and what is wider than they are does not count", () => {
  const everywhere = [1300, 1000, 700, 400, 100].map((left) => at(left, 830));
  expect(asideOf(corner, everywhere)).toBe(0);
  expect(asideOf(corner, [at(280, 830, 1144)])).toBe(0);
});

test("on a phone they appear under the bar if the page's head has room and no control there", () => {
  const toast = { left: 0, right: 360, top: 0, bottom: 48 };
  expect(dropOf(toast, 48, 96, [at(16, 4, 90)])).toBe(48);
  expect(dropOf(toast, 48, 90, [])).toBe(0);
  expect(dropOf(toast, 48, 140, [at(16, 90, 160)])).toBe(0);
});
