import { graphql, readInlineData } from "react-relay/hooks";
import type { AthleteLevel } from "../../../server/sport/athlete-level.rules";
import type { arenaAthleteRow_row$key } from "../../__generated__/arenaAthleteRow_row.graphql";

export interface ArenaAthleteOfList {
  id: string;
  name: string;
  active: boolean;
  firstVisitOn: string;
  level: AthleteLevel;
  classesThisMonth: number;
  /** As the address of the profile carries it. */
  athleteKey: string;
}

/** What the list of an arena's athletes tells of one. */
export function arenaAthleteRow(key: arenaAthleteRow_row$key): ArenaAthleteOfList {
  const { id, name, active, firstVisitOn, classesThisMonth, athlete } = readInlineData(
    graphql`
      fragment arenaAthleteRow_row on ArenaAthlete @inline {
        id
        name
        active
        firstVisitOn
        classesThisMonth
        athlete {
          key
          level
        }
      }
    `,
    key,
  );
  const { level, key: athleteKey } = athlete;
  return { id, name, active, firstVisitOn, classesThisMonth, level, athleteKey };
}
