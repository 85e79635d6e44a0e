import { graphql, readInlineData } from "react-relay/hooks";
import type { AthleteGender } from "../../../server/sport/athlete-gender.rules";
import type { AthleteLevel } from "../../../server/sport/athlete-level.rules";
import type { knownAthlete_row$key } from "../../__generated__/knownAthlete_row.graphql";

/** What the arena may change of an athlete, as it is. */
export interface KnownAthlete {
  id: string;
  name: string;
  /** Whether the person names themselves. */
  hasAccount: boolean;
  email: string | null;
  phone: string | null;
  level: AthleteLevel;
  birthDate: string | null;
  gender: AthleteGender | null;
}

export function knownAthlete(key: knownAthlete_row$key): KnownAthlete {
  const {
    id,
    name,
    hasAccount = null,
    athlete,
  } = readInlineData(
    graphql`
      fragment knownAthlete_row on ArenaAthlete @inline {
        id
        name
        hasAccount
        athlete {
          email
          phone
          level
          birthDate
          gender
        }
      }
    `,
    key,
  );
  const { email = null, phone = null, level, birthDate = null, gender = null } = athlete;
  return { id, name, hasAccount: hasAccount ?? true, email, phone, level, birthDate, gender };
}
