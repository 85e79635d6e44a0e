import { expect, test } from "vitest";
import { centsFromTyping } from "./typed-numbers";

test("digits push the amount from the right", () => {
  expect(centsFromTyping("R$ 0,005")).toBe(5);
  expect(centsFromTyping("R$ 0,050")).toBe(50);
  expect(centsFromTyping("R$ 5,001")).toBe(5001);
});

test("erasing the last digit pulls it back", () => {
  expect(centsFromTyping("R$ 50,0")).toBe(500);
  expect(centsFromTyping("R$ 0,0")).toBe(0);
});

test("a pasted amount keeps its meaning", () => {
  expect(centsFromTyping("R$ 1.234,56")).toBe(123456);
  expect(centsFromTyping("")).toBe(0);
});

test("no typing goes beyond what a number holds exactly", () => {
  expect(Number.isSafeInteger(centsFromTyping("9".repeat(40)))).toBe(true);
});
