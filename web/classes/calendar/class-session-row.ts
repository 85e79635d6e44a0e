import { graphql, readInlineData } from "react-relay/hooks";
import type {
  classSessionRow_session$data,
  classSessionRow_session$key,
} from "../../__generated__/classSessionRow_session.graphql";

/** A class, as its dialogs take it. */
export type SessionOfCalendar = Omit<classSessionRow_session$data, " $fragmentType">;

export function classSessionRow(session: classSessionRow_session$key): SessionOfCalendar {
  const {
    id,
    name,
    category,
    startsAt,
    endsAt,
    isWeekly,
    teacherKey,
    teacherName,
    status,
    minStudents,
    court,
  } = readInlineData(
    graphql`
      fragment classSessionRow_session on ClassSession @inline {
        id
        name
        category
        startsAt
        endsAt
        isWeekly
        teacherKey
        teacherName
        status
        minStudents
        court {
          key
          name
        }
      }
    `,
    session,
  );
  return {
    id,
    name,
    category,
    startsAt,
    endsAt,
    isWeekly,
    teacherKey,
    teacherName,
    status,
    minStudents,
    court: court ? { key: court.key, name: court.name } : null,
  };
}
