import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/draw-templates.json";
import { inPairs, type DraftSide } from "./knockout-draw.rules";
import { groupsToKnockout } from "./plan-draw.rules";
import { meetingRound } from "./keep-apart.rules";

const groupsOf = (count: number, size = 4) => Array.from({ length: count }, () => size);

function inWords(side: DraftSide): string {
  return side.kind === "GROUP_PLACE" ? `${side.place}º${String.fromCharCode(65 + side.group)}` : side.kind;
}

test.each(Object.values(vectors.two_per_group))("$groups groups meet as the template says", (template) => {
  const lines = groupsToKnockout(groupsOf(template.groups), [1, 2]);
  expect(inPairs(lines.map(inWords))).toEqual(template.first_round);
  expect(lines.filter(({ kind }) => kind === "BYE")).toHaveLength(template.byes);
});

describe.each(Array.from({ length: 41 }, (_, index) => index + 2))("%s groups", (count) => {
  test("with two qualifiers: mates are in opposite halves, winners apart in round 1 and first to have byes", () => {
    const lines = groupsToKnockout(groupsOf(count), [1, 2]);
    const seat = (group: number, place: number) =>
      lines.findIndex((side) => side.kind === "GROUP_PLACE" && side.group === group && side.place === place) +
      1;
    const final = Math.log2(lines.length);
    for (let group = 0; group < count; group++)
      expect(meetingRound(seat(group, 1), seat(group, 2)), `group ${group}`).toBe(final);
    const pairs = inPairs(lines.map(inWords));
    expect(pairs.filter((pair) => pair.every((side) => side.startsWith("1º")))).toEqual([]);
    const withBye = pairs.filter((pair) => pair.includes("BYE")).flat();
    const winnersWithBye = withBye.filter((side) => side.startsWith("1º"));
    expect(winnersWithBye).toHaveLength(Math.min(count, lines.length - 2 * count));
  });

  test.each([3, 4])(
    "with %s qualifiers: everybody has one line, mates meet in the semifinal at the earliest",
    (qualifiers) => {
      const places = Array.from({ length: qualifiers }, (_, index) => index + 1);
      const lines = groupsToKnockout(groupsOf(count), places);
      const entered = lines.flatMap((side, index) =>
        side.kind === "GROUP_PLACE" ? [{ ...side, line: index + 1 }] : [],
      );
      expect(new Set(entered.map(inWords)).size).toBe(count * qualifiers);
      const semifinal = Math.log2(lines.length) - 1;
      for (const one of entered)
        for (const other of entered)
          if (one.group === other.group && one.place < other.place)
            expect(meetingRound(one.line, other.line)).toBeGreaterThanOrEqual(semifinal);
      const firsts = inPairs(lines.map(inWords)).filter((pair) =>
        pair.every((side) => side.startsWith("1º")),
      );
      expect(firsts).toEqual([]);
    },
  );
});

test("one group: its two best play the final, of three the winner waits for it", () => {
  expect(groupsToKnockout([4], [1, 2]).map(inWords)).toEqual(["1ºA", "2ºA"]);
  expect(groupsToKnockout([4], [1, 2, 3]).map(inWords)).toEqual(["1ºA", "BYE", "3ºA", "2ºA"]);
});

test("one qualifier: the winners on the lines of their rank", () => {
  expect(groupsToKnockout([4, 3, 3], [1]).map(inWords)).toEqual(["1ºA", "BYE", "1ºC", "1ºB"]);
});

test("places only some groups have come after those all have", () => {
  expect(groupsToKnockout([4, 4, 3], [3, 4]).map(inWords)).toHaveLength(8);
  expect(groupsToKnockout([4, 4, 3], [3, 4]).map(inWords).sort()).toEqual(
    ["3ºA", "3ºB", "3ºC", "4ºA", "4ºB", "BYE", "BYE", "BYE"].sort(),
  );
});
