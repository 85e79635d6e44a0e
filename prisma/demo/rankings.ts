import type { Prisma } from "../generated/client/client";
import { federationIds } from "./arenas";
import { demoAthleteFirst, regulars, type DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { demoId, shuffled } from "./keys";

interface DemoRanking {
  readonly name: string;
  readonly gender: DemoAthlete["gender"];
  /** Points of each place in the list of athletes, for each month, from two months ago to this one. */
  readonly points: readonly (readonly number[])[];
}

/** The athlete who can sign in comes first in the list of the men: fourth, third, and now first beside another. */
const rankings: readonly DemoRanking[] = [
  {
    name: "Masculino B",
    gender: "MALE",
    points: [
      [720, 960, 860, 800, 640, 560, 450, 360, 300, 225, 180, 90],
      [960, 1110, 1040, 890, 730, 650, 540, 450, 345, 315, 225, 180],
      [1260, 1260, 1130, 980, 910, 740, 740, 540, 435, 360, 315, 225],
    ],
  },
  {
    name: "Feminino B",
    gender: "FEMALE",
    points: [
      [900, 760, 810, 540, 600, 450, 300, 360, 225, 90],
      [1080, 1000, 950, 780, 690, 540, 390, 450, 315, 180],
      [1170, 1200, 1040, 960, 780, 630, 630, 540, 405, 270],
    ],
  },
];

const rankingId = (name: string) => demoId(`ranking:${name}`);

export const rankingRows = (calendar: DemoCalendar): Prisma.RankingCreateManyInput[] =>
  rankings.map(({ name }, index) => ({
    id: rankingId(name),
    name: `Ranking Estadual ${name}`,
    category: name,
    scope: "STATE",
    federationId: federationIds.active,
    createdAt: calendar.at(-700 + index, "09:00"),
  }));

export const rankingPositionRows = (
  calendar: DemoCalendar,
  athletes: readonly DemoAthlete[],
): Prisma.RankingPositionCreateManyInput[] =>
  rankings.flatMap(({ name, gender, points }) => {
    const listed = rankedAthletes(athletes, gender);
    return points.flatMap((ofMonth, index) =>
      ofMonth.flatMap((athletePoints, place) => {
        const athlete = listed[place];
        if (!athlete) return [];
        return {
          id: demoId(`position:${name}:${index}:${athlete.id}`),
          rankingId: rankingId(name),
          athleteId: athlete.id,
          points: athletePoints,
          position: 1 + ofMonth.filter((others) => others > athletePoints).length, // level points share it: 1, 1, 3
          month: calendar.month(index - points.length + 1),
        };
      }),
    );
  });

function rankedAthletes(athletes: readonly DemoAthlete[], gender: DemoAthlete["gender"]): DemoAthlete[] {
  const levelB = (["main", "second"] as const).flatMap((arena) =>
    regulars(athletes, { arena, levels: ["B"], gender }),
  );
  return demoAthleteFirst(shuffled(levelB, `ranking:${gender}`));
}
