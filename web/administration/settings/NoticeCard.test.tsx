import { expect, test } from "vitest";
import { noticeStanding } from "./NoticeCard";

const [from, until] = ["2026-11-25T22:00", "2026-11-26T01:00"];

test.each([
  ["2026-11-26T00:59:59Z", "Aparece de 25/11/2026 às 22:00 até 26/11/2026 às 01:00."],
  ["2026-11-26T01:00:00Z", "Com estas datas, está no ar agora, até 26/11/2026 às 01:00."],
  ["2026-11-26T04:00:00Z", "Com estas datas, já saiu do ar."],
])("at %s: %s", (now, words) => {
  expect(noticeStanding(from, until, new Date(now))).toBe(words);
});

test("without both its ends, in their order, it is said what is missing", () => {
  const now = new Date("2026-11-26T01:00:00Z");
  expect(noticeStanding(from, "", now)).toBe("Informe de quando até quando ele aparece.");
  expect(noticeStanding(until, from, now)).toBe("O fim deve ser depois do início.");
});
