import { athleteLevelLabel, type AthleteLevel } from "../../server/sport/athlete-level.rules";
import type { Prisma } from "../generated/client/client";
import { arenas, type ArenaKey } from "./arenas";
import { demoId } from "./keys";
import { teachers, type TeacherKey } from "./teachers";
import { clockToDatabase } from "../../server/platform/time/clock-time.rules";

type Weekday = Prisma.WeeklyClassCreateManyInput["weekday"];

const weekdays: Record<string, readonly Weekday[]> = {
  "Seg/Qua": ["MONDAY", "WEDNESDAY"],
  "Ter/Qui": ["TUESDAY", "THURSDAY"],
  "Seg/Qua/Sex": ["MONDAY", "WEDNESDAY", "FRIDAY"],
  Sex: ["FRIDAY"],
  Sáb: ["SATURDAY"],
};

type Block = readonly [days: string, hours: readonly number[], level: AthleteLevel, places: number];

/** The week of each teacher: full hours, one class an hour. */
const timetable: readonly (readonly [TeacherKey, ArenaKey, readonly Block[]])[] = [
  [
    "bruno",
    "main",
    [
      ["Seg/Qua", [7, 8], "D", 6],
      ["Seg/Qua", [18], "C", 4],
      ["Ter/Qui", [19], "B", 4],
      ["Sáb", [9], "FUN", 8],
    ],
  ],
  [
    "leticia",
    "main",
    [
      ["Ter/Qui", [6, 7], "A_PRO", 4],
      ["Ter/Qui", [18], "B", 4],
      ["Sex", [17], "A_PRO", 4],
    ],
  ],
  [
    "rogerio",
    "main",
    [
      ["Seg/Qua/Sex", [17], "FUN", 8],
      ["Seg/Qua/Sex", [19], "D", 6],
      ["Sáb", [8, 10], "FUN", 8],
    ],
  ],
  [
    "priscila",
    "main",
    [
      ["Ter/Qui", [8, 9], "FUN", 6],
      ["Ter/Qui", [20], "C", 4],
      ["Sex", [18], "C", 4],
    ],
  ],
  [
    "danilo",
    "main",
    [
      ["Seg/Qua", [20], "C", 6],
      ["Sex", [7, 8], "D", 6],
    ],
  ],
  ["danilo", "dunes", [["Sáb", [9, 10], "FUN", 6]]],
  [
    "yasmin",
    "main",
    [
      ["Seg/Qua", [9, 16], "FUN", 8],
      ["Sáb", [11], "D", 6],
    ],
  ],
  [
    "alexandre",
    "second",
    [
      ["Seg/Qua", [18, 19], "B", 4],
      ["Sáb", [9], "C", 6],
    ],
  ],
  [
    "marcela",
    "second",
    [
      ["Ter/Qui", [8, 18], "FUN", 8],
      ["Sex", [18], "D", 6],
    ],
  ],
];

const hour = (value: number) => clockToDatabase(`${String(value).padStart(2, "0")}:00`);

export function weeklyClassRows(): Prisma.WeeklyClassCreateManyInput[] {
  return timetable.flatMap(([teacher, arena, blocks]) =>
    blocks.flatMap(([days, hours, level, places]) =>
      weekdays[days]!.flatMap((weekday) =>
        hours.map((startsAt) => ({
          id: demoId(`class:${teacher}:${weekday}:${startsAt}`),
          teacherId: teachers[teacher].id,
          arenaId: arenas[arena].id,
          weekday,
          startsAt: hour(startsAt),
          endsAt: hour(startsAt + 1),
          maxStudents: places,
          category: athleteLevelLabel[level],
        })),
      ),
    ),
  );
}
