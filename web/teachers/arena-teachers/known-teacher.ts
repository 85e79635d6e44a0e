import { graphql, readInlineData } from "react-relay/hooks";
import type { Hours } from "../../../server/teachers/arena-teachers/teaching-hours.rules";
import type { knownTeacher_row$key } from "../../__generated__/knownTeacher_row.graphql";

/** What the arena may change of a teacher, as it is. */
export interface KnownTeacher {
  id: string;
  name: string;
  /** Whether the person names themselves. */
  hasAccount: boolean;
  phone: string | null;
  specialties: string[];
  hours: Hours[];
}

export function knownTeacher(key: knownTeacher_row$key): KnownTeacher {
  const {
    id,
    name,
    hasAccount,
    phone = null,
    specialties,
    hours,
  } = readInlineData(
    graphql`
      fragment knownTeacher_row on TeacherArena @inline {
        id
        name
        hasAccount
        phone
        specialties
        hours {
          weekday
          startsAt
          endsAt
        }
      }
    `,
    key,
  );
  return {
    id,
    name,
    hasAccount,
    phone,
    specialties: [...specialties],
    hours: hours.map(({ weekday, startsAt, endsAt }) => ({ weekday, startsAt, endsAt })),
  };
}
