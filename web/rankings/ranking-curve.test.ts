import { expect, test } from "vitest";
import { curvesOf } from "./public/RankingCurveCard";

const place = (key: string, month: string, position: number) => ({ ranking: { key }, month, position });

test("each ranking has its curve from the oldest month to the newest, the longest first", () => {
  const curves = curvesOf([
    place("estadual", "2026-11-01", 3),
    place("arena", "2026-11-01", 1),
    place("estadual", "2026-10-01", 8),
    place("arena", "2026-10-01", 1),
    place("estadual", "2026-09-01", 5),
  ]);
  expect(curves).toEqual([
    {
      ranking: { key: "estadual" },
      months: [
        { month: "2026-09-01", position: 5 },
        { month: "2026-10-01", position: 8 },
        { month: "2026-11-01", position: 3 },
      ],
      best: 3,
      worst: 8,
    },
    {
      ranking: { key: "arena" },
      months: [
        { month: "2026-10-01", position: 1 },
        { month: "2026-11-01", position: 1 },
      ],
      best: 1,
      worst: 2,
    },
  ]);
});

test("one month makes no curve, and a year is enough", () => {
  expect(curvesOf([place("novo", "2026-11-01", 3)])).toEqual([]);
  const long = Array.from({ length: 20 }, (_, index) => place("longo", `m${99 - index}`, index + 1));
  expect(curvesOf(long)[0]?.months).toHaveLength(12);
  expect(curvesOf(long)[0]?.months.at(-1)).toEqual({ month: "m99", position: 1 });
});
